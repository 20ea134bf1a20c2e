import { parseLiteral } from '../numbers/literals.ts'
import { char, symbol, symbols } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { Type } from '../values/types.ts'
import { encodeText } from '../values/utf8.ts'
import { type Value, Vector } from '../values/value.ts'
import { type ScannedToken, scanTokens, type TokenKind } from './scanner.ts'

/** A piece of source text. Numbers and symbols that form one vector, such as `1 2 3` or `` `a`b ``, are one token. */
export interface Token {
  kind: TokenKind
  text: string
  /** Offsets in the source, the end exclusive. */
  start: number
  end: number
  /** Whether blanks, a line break or a comment stand before it, or nothing at all. */
  isSpaced: boolean
  /** What a literal stands for. */
  value: Value | undefined
}

/** Cuts a source text into tokens, comments included; signals the error that q gives for what is no token. */
export const tokenize = (source: string): Token[] => scanTokens(source).map(token => readToken(source, token))

function readToken(source: string, { kind, start, end, isSpaced }: ScannedToken): Token {
  const text = source.slice(start, end)
  if (kind === 'invalid') throw syntaxError(text.startsWith('"') ? '"' : 'char', source, start)
  return { kind, text, start, end, isSpaced, value: readValue(kind, source, start, text) }
}

function readValue(kind: Token['kind'], source: string, start: number, text: string): Token['value'] {
  switch (kind) {
    case 'number':
      return readNumbers(source, start, text)
    case 'string':
      return readString(text.slice(1, -1))
    case 'symbol':
      return readSymbols(text)
    default:
      return undefined
  }
}

/** What `1 2 3`, found at `start` of the source, stands for; signals the number that is wrong if one is. */
function readNumbers(source: string, start: number, text: string): Value {
  const value = parseLiteral(text.split(/\s+/))
  if (typeof value === 'string') throw syntaxError(value, source, source.indexOf(value, start))
  return value
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/** What a string literal stands for, given the text between its quotes: a char if it is one byte long, else chars. */
function readString(body: string): Value {
  const bytes = body.includes('\\') ? readEscapes(body) : encodeText(body)
  return bytes.length === 1 ? char(bytes[0] as number) : new Vector(Type.char, bytes)
}

/** `\101` is the byte with that octal number, `\n` a line break; before other characters the backslash is dropped. */
function readEscapes(body: string): Uint8Array {
  const bytes: number[] = []
  for (const [part, octal, escaped] of body.matchAll(/\\([0-7]{3})|\\([\s\S])|[^\\]+/g)) {
    if (octal) bytes.push(Number.parseInt(octal, 8) & 255)
    else bytes.push(...encodeText(escaped ? (escapes[escaped] ?? escaped) : part))
  }
  return Uint8Array.from(bytes)
}

/** What `` `a`b `` stands for: one symbol is an atom, several touching each other are a vector. */
function readSymbols(text: string): Value {
  const [, first = '', ...rest] = text.split('`')
  return rest.length ? symbols([first, ...rest]) : symbol(first)
}

/** The error of a text that cannot be parsed, shown at `offset` of the source. */
export function syntaxError(code: string, source: string, offset: number): QError {
  const error = new QError(code)
  error.frames.push({ source, offset, name: '' })
  return error
}
