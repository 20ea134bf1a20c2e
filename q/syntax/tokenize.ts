import { readNumbers } from './read-numbers.ts'
import { readString } from './read-string.ts'
import { readSymbols } from './read-symbols.ts'
import { type ScannedToken, scanTokens } from './scan-tokens.ts'
import { syntaxError } from './syntax-error.ts'
import type { Token } from './token.ts'

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
