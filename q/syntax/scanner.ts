export type TokenKind =
  | 'number'
  | 'string'
  | 'symbol'
  | 'name'
  | 'operator'
  | 'iterator'
  | 'open'
  | 'close'
  | 'separator'
  | 'comment'

/** A token whose value has not been read yet. Text that is not a token is `invalid`. */
export interface ScannedToken {
  kind: TokenKind | 'invalid'
  /** Offsets in the source, the end exclusive. */
  start: number
  end: number
  /** Whether it follows a blank, a line break or a comment, or comes first. */
  isSpaced: boolean
}

/**
 * Finds the tokens of a source text, comments included. Never throws: scanning continues after invalid text. A number
 * such as `1.2.3` is a token here, and `tokenize` finds that it has no value.
 */
export function scanTokens(source: string): ScannedToken[] {
  const tokens: ScannedToken[] = []
  let before: ScannedToken | undefined
  let start = skipBlanks(source, 0)
  while (start < source.length) {
    before = scanToken(source, start, before)
    tokens.push(before)
    start = skipBlanks(source, before.end)
  }
  return tokens
}

function scanToken(source: string, start: number, before: ScannedToken | undefined): ScannedToken {
  const isSpaced = !before || before.end < start || before.kind === 'comment'
  const first = source.charCodeAt(start)
  const single = punctuation.get(first)
  if (single) return { kind: single, start, end: start + 1, isSpaced }
  if (isLetter(first)) return { kind: 'name', start, end: matchAt(name, source, start), isSpaced }
  if (first === backtick) return { kind: 'symbol', start, end: matchAt(symbols, source, start), isSpaced }
  if (first === slash && isSpaced) return { kind: 'comment', start, end: matchAt(comment, source, start), isSpaced }
  const isSubtraction = first === minus && before && !isSpaced && nounEnds.has(before.kind)
  if (canStartNumber(first) && !isSubtraction && matchAt(operator, source, start) <= start + 1) {
    const end = findNumbersEnd(source, start)
    if (end) return { kind: 'number', start, end, isSpaced }
  }
  for (const [kind, pattern] of patterns) {
    const end = matchAt(pattern, source, start)
    if (end) return { kind, start, end, isSpaced }
  }
  return { kind: 'invalid', start, end: matchAt(invalid, source, start), isSpaced }
}

const codeOf = (character: string) => character.charCodeAt(0)
const backtick = codeOf('`')
const slash = codeOf('/')
const minus = codeOf('-')
const dot = codeOf('.')
const [zero, nine] = ['0', '9'].map(codeOf) as [number, number]
const [space, lastAscii] = [' ', '\x7f'].map(codeOf) as [number, number]

const punctuation = new Map<number, ScannedToken['kind']>([
  ...[...'([{'].map(bracket => [codeOf(bracket), 'open'] as const),
  ...[...')]}'].map(bracket => [codeOf(bracket), 'close'] as const),
  [codeOf(';'), 'separator'],
])

/** Whether it is a letter of ASCII: setting a bit makes upper case lower. */
function isLetter(code: number): boolean {
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

const canStartNumber = (code: number) => (code >= zero && code <= nine) || code === dot || code === minus

/** After these kinds a minus without a blank before it subtracts: `x-1`, `(x)-1`. */
const nounEnds = new Set<ScannedToken['kind']>(['number', 'string', 'symbol', 'name', 'close'])

const blank = /\s+/y
const comment = /\/[^\n]*/y
const text = /"(?:[^"\\]|\\[\s\S])*"/y
/** A file handle, such as `` `:path/file ``, may hold slashes after its colon. */
const symbols = /(?:`(?:[\w.]*:[\w.:/]*|[\w.]*))+/y
const name = /\.?[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/y
const iterator = /['/\\]:?/y
/** `0:` reads text and `1:` bytes, but `1:30` is a time. */
const operator = /[0-2]:(?!\d\d(?!\w))|<=|>=|<>|::|[-+*%=<>~!#$?@.,^&|_:]/y
/** A quote that is not closed, to the end of its line, or one character, which may take two code units. */
const invalid = /"[^\n]*|[\s\S]/uy

const patterns: readonly [TokenKind, RegExp][] = [
  ['string', text],
  ['name', name],
  ['iterator', iterator],
  ['operator', operator],
]

/** The end of the number or of the vector of numbers that starts at an offset; 0 if none starts there. */
function findNumbersEnd(source: string, start: number): number {
  let end = matchAt(number, source, start)
  if (!end || isPacked(source.slice(start, end))) return end
  for (;;) {
    const next = matchAt(blank, source, end)
    const nextEnd = next && !matchAt(fileOperator, source, next) ? matchAt(number, source, next) : 0
    if (!nextEnd || isPacked(source.slice(next, nextEnd))) return end
    end = nextEnd
  }
}

/** One number or time with its sign: digits, letters, dots, colons before digits, and signs of exponents. */
const number = /-?(?:0x[\da-f]*|(?=\.?\d)(?:\de[+-](?=\d)|:(?=\d)|[\da-z.])+)/iy
/** Booleans and bytes form a vector without blanks: `0101b`, `0x0a1b`. */
const isPacked = (text: string) => /^(0x|[01]+b$)/.test(text)
/** `0:`, `1:` and `2:`, which end a vector of numbers before them. */
const fileOperator = /[0-2]:(?!\d\d(?!\w))/y

/** The end of the match of a sticky pattern at an offset; 0 if it does not match. */
function matchAt(pattern: RegExp, source: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(source) ? pattern.lastIndex : 0
}

/** Most tokens follow each other at once, or after one space. */
function skipBlanks(source: string, start: number): number {
  const from = source.charCodeAt(start) === space ? start + 1 : start
  const code = source.charCodeAt(from)
  return code > space && code <= lastAscii ? from : matchAt(blank, source, from) || from
}
