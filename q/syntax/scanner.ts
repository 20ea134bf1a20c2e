/** A token before its value is read. Text that is no token is `invalid`. */
export interface ScannedToken {
  kind: TokenKind | 'invalid'
  /** Offsets in the source, the end exclusive. */
  start: number
  end: number
  /** Whether blanks, a line break or a comment stand before it, or nothing at all. */
  isSpaced: boolean
}

const blank = /\s+/y
const comment = /\/[^\n]*/y
const text = /"(?:[^"\\]|\\[\s\S])*"/y
/** A file handle, such as `` `:path/file ``, may hold slashes after its colon. */
const symbols = /(?:`(?:[\w.]*:[\w.:/]*|[\w.]*))+/y
const name = /\.?[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/y
const iterator = /['/\\]:?/y
/** `0:` reads text and `1:` bytes; but `1:30` is a time. */
const operator = /[0-2]:(?!\d\d(?!\w))|<=|>=|<>|::|[-+*%=<>~!#$?@.,^&|_:]/y
/** A quote that is never closed, up to the end of its line, or one character, which may take two code units. */
const invalid = /"[^\n]*|[\s\S]/uy

/** Kinds after which a minus that touches them subtracts: `x-1`, `(x)-1`. */
const nounEnds = new Set<ScannedToken['kind']>(['number', 'string', 'symbol', 'name', 'close'])

/**
 * Finds where the tokens of a source text start and end, comments included. Never throws: scanning goes on behind text
 * that is invalid. Whether a number such as `1.2.3` has a value is for `tokenize` to say.
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
  const first = source[start] as string
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

const patterns: readonly [TokenKind, RegExp][] = [
  ['string', text],
  ['name', name],
  ['iterator', iterator],
  ['operator', operator],
]

/** Where the match of a sticky pattern ends; 0 without one. */
function matchAt(pattern: RegExp, source: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(source) ? pattern.lastIndex : 0
}

const skipBlanks = (source: string, start: number) => matchAt(blank, source, start) || start

/** One number or time with its sign: digits, letters, dots, colons before digits, signs of exponents. */
const number = /-?(?:0x[\da-f]*|(?=\.?\d)(?:\de[+-](?=\d)|:(?=\d)|[\da-z.])+)/iy
/** Booleans and bytes are vectors of their own: `0101b`, `0x0a1b`. */
const isPacked = (text: string) => /^(0x|[01]+b$)/.test(text)
/** `0:`, `1:` and `2:` are operators. */
const fileOperator = /[0-2]:(?!\d\d(?!\w))/y
const gap = /\s+/y

/** Where the number or the vector of numbers that starts here ends; 0 if none starts. */
function findNumbersEnd(source: string, start: number): number {
  const first = textAt(number, source, start)
  if (!first) return 0
  let end = start + first.length
  while (!isPacked(first)) {
    const next = end + textAt(gap, source, end).length
    const text = next > end && !textAt(fileOperator, source, next) && textAt(number, source, next)
    if (!text || isPacked(text)) break
    end = next + text.length
  }
  return end
}

function textAt(pattern: RegExp, source: string, start: number): string {
  pattern.lastIndex = start
  return pattern.exec(source)?.[0] ?? ''
}

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
