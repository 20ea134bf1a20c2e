import { readString } from './read-string.ts'
import { readSymbols } from './read-symbols.ts'
import { scanNumbers } from './scan-numbers.ts'
import { syntaxError } from './syntax-error.ts'
import type { Token, TokenKind } from './token.ts'

const blank = /\s+/y
const comment = /\/[^\n]*/y
const text = /"(?:[^"\\]|\\[\s\S])*"/y
/** A file handle, such as `` `:path/file ``, may hold slashes after its colon. */
const symbols = /(?:`(?:[\w.]*:[\w.:/]*|[\w.]*))+/y
const name = /\.?[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/y
const iterator = /['/\\]:?/y
/** `0:` reads text and `1:` bytes; but `1:30` is a time. */
const operator = /[0-2]:(?!\d\d(?!\w))|<=|>=|<>|::|[-+*%=<>~!#$?@.,^&|_:]/y

/** Kinds after which a minus that touches them subtracts: `x-1`, `(x)-1`. */
const nounEnds = new Set<TokenKind>(['number', 'string', 'symbol', 'name', 'close'])

/** Cuts a source text into tokens, comments included; signals the error that q gives for what is no token. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let start = skipBlanks(source, 0)
  while (start < source.length) {
    const token = readToken(source, start, tokens.at(-1))
    tokens.push(token)
    start = skipBlanks(source, token.end)
  }
  return tokens
}

function readToken(source: string, start: number, before: Token | undefined): Token {
  const isSpaced = !before || before.end < start || before.kind === 'comment'
  const make = (kind: TokenKind, end: number, value: Token['value'] = undefined): Token => ({
    kind,
    text: source.slice(start, end),
    start,
    end,
    isSpaced,
    value,
  })
  const match = (pattern: RegExp) => matchAt(pattern, source, start)
  const first = source[start] as string
  if (first === ';') return make('separator', start + 1)
  if ('([{'.includes(first)) return make('open', start + 1)
  if (')]}'.includes(first)) return make('close', start + 1)
  if (first === '`') {
    const end = match(symbols)
    return make('symbol', end, readSymbols(source.slice(start, end)))
  }
  if (first === '"') {
    const end = match(text)
    if (!end) throw syntaxError('"', source, start)
    return make('string', end, readString(source.slice(start + 1, end - 1)))
  }
  if (first === '/' && isSpaced) return make('comment', match(comment))
  const isSubtraction = first === '-' && !isSpaced && nounEnds.has(before.kind)
  const numbers = isSubtraction || match(operator) > start + 1 ? undefined : scanNumbers(source, start)
  if (numbers) return make('number', numbers.end, numbers.value)
  const end = match(name)
  if (end) return make('name', end)
  if (match(iterator)) return make('iterator', match(iterator))
  if (match(operator)) return make('operator', match(operator))
  throw syntaxError('char', source, start)
}

/** Where the match of a sticky pattern ends; 0 without one. */
function matchAt(pattern: RegExp, source: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(source) ? pattern.lastIndex : 0
}

const skipBlanks = (source: string, start: number) => matchAt(blank, source, start) || start
