import { parseLiteral } from '../numbers/literals.ts'
import { char, symbol, symbols } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { spend } from '../values/meter.ts'
import { Type } from '../values/types.ts'
import { encodeText } from '../values/utf8.ts'
import { type Value, Vector } from '../values/value.ts'
import { type ScannedToken, scanTokens, type TokenKind } from './scanner.ts'

/** A piece of source text. The numbers or symbols of one vector, such as `1 2 3` or `` `a`b ``, are one token. */
export interface Token {
  kind: TokenKind
  text: string
  /** Offsets in the source, the end exclusive. */
  start: number
  end: number
  /** Whether it follows a blank, a line break or a comment, or comes first. */
  isSpaced: boolean
  /** The value of a literal; undefined for other tokens. */
  value: Value | undefined
}

/** Cuts a source text into tokens, comments included. Signals q's error for text that is not a token. */
export const tokenize = (source: string): Token[] => scanTokens(source).map(token => readToken(source, token))

function readToken(source: string, { kind, start, end, isSpaced }: ScannedToken): Token {
  spend(20)
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

/** The value of `1 2 3`, found at `start` of the source. Signals the text of a number that is invalid. */
function readNumbers(source: string, start: number, text: string): Value {
  const value = parseLiteral(text.split(/\s+/))
  if (typeof value === 'string') throw syntaxError(value, source, source.indexOf(value, start))
  return value
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/** The value of a string literal, given the text between its quotes: a char for one byte, else a vector of chars. */
function readString(body: string): Value {
  const bytes = body.includes('\\') ? readEscapes(body) : encodeText(body)
  const [byte] = bytes
  return byte !== undefined && bytes.length === 1 ? char(byte) : new Vector(Type.char, bytes)
}

/** `\101` is the byte with that octal number, `\n` a line feed; before other characters the backslash is dropped. */
function readEscapes(body: string): Uint8Array {
  const bytes: number[] = []
  for (const [part, octal, escaped] of body.matchAll(/\\([0-7]{3})|\\([\s\S])|[^\\]+/g)) {
    if (octal) bytes.push(Number.parseInt(octal, 8) & 255)
    else bytes.push(...encodeText(escaped ? (escapes[escaped] ?? escaped) : part))
  }
  return Uint8Array.from(bytes)
}

/** The value of `` `a`b ``: one symbol is an atom, several are a vector. */
function readSymbols(text: string): Value {
  const [, first = '', ...rest] = text.split('`')
  return rest.length ? symbols([first, ...rest]) : symbol(first)
}

/** The error of a source that cannot be parsed; its caret points to `offset`. */
export function syntaxError(code: string, source: string, offset: number): QError {
  const error = new QError(code)
  error.frames.push({ source, offset, name: '' })
  return error
}
