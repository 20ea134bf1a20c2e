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
  const make = (kind: ScannedToken['kind'], end: number): ScannedToken => ({ kind, start, end, isSpaced })
  const match = (pattern: RegExp) => matchAt(pattern, source, start)
  const first = source.charAt(start)
  if (/[A-Za-z]/.test(first)) return make('name', match(name))
  if (first === ';') return make('separator', start + 1)
  if ('([{'.includes(first)) return make('open', start + 1)
  if (')]}'.includes(first)) return make('close', start + 1)
  if (first === '`') return make('symbol', match(symbols))
  if (first === '/' && isSpaced) return make('comment', match(comment))
  const isSubtraction = first === '-' && before && !isSpaced && nounEnds.has(before.kind)
  if (/[-.\d]/.test(first) && !isSubtraction && match(operator) <= start + 1) {
    const end = findNumbersEnd(source, start)
    if (end) return make('number', end)
  }
  for (const [kind, pattern] of patterns) {
    const end = match(pattern)
    if (end) return make(kind, end)
  }
  return make('invalid', match(invalid))
}

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

const skipBlanks = (source: string, start: number) => matchAt(blank, source, start) || start
