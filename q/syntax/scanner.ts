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
  const match = (pattern: RegExp) => matchAt(pattern, source, start)
  /** An end of 0 stands for a pattern that did not match. */
  const make = (kind: TokenKind, end: number): ScannedToken =>
    end ? { kind, start, end, isSpaced } : { kind: 'invalid', start, end: match(invalid), isSpaced }
  const first = source.charAt(start)
  switch (first) {
    case ';':
      return make('separator', start + 1)
    case '(':
    case '[':
    case '{':
      return make('open', start + 1)
    case ')':
    case ']':
    case '}':
      return make('close', start + 1)
    case '`':
      return make('symbol', match(symbols))
    case '"':
      return make('string', match(text))
    case '/':
      return isSpaced ? make('comment', match(comment)) : make('iterator', match(iterator))
    case "'":
    case '\\':
      return make('iterator', match(iterator))
  }
  const nameEnd = match(name)
  if (nameEnd) return make('name', nameEnd)
  const operatorEnd = match(operator)
  const isSubtraction = first === '-' && before && !isSpaced && nounEnds.has(before.kind)
  const numbersEnd = isSubtraction || operatorEnd > start + 1 ? 0 : findNumbersEnd(source, start)
  return numbersEnd ? make('number', numbersEnd) : make('operator', operatorEnd)
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
