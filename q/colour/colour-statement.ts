import { type ScannedToken, scanTokens } from '../syntax/scan-tokens.ts'
import { colourNumbers } from './colour-numbers.ts'
import { colourString } from './colour-string.ts'
import type { ColourKind, ColourToken } from './colour-token.ts'
import { NameReader } from './name-reader.ts'

/** The tokens of one statement, which may take several lines and starts at `offset` of the script. */
export function colourStatement(source: string, offset: number): ColourToken[] {
  const [prefix] = /^[kp]\)/.exec(source) ?? []
  const tokens: ColourToken[] = prefix ? [{ kind: 'control', start: offset, end: offset + prefix.length }] : []
  // What follows is Python.
  if (prefix === 'p)') return tokens
  const names = new NameReader()
  let before: ScannedToken | undefined
  // The lexer takes `k)` for a name and a bracket.
  for (const token of scanTokens(source).slice(prefix ? 2 : 0)) {
    tokens.push(...colourToken({ source, offset, token, before, names }))
    if (token.kind !== 'comment') before = token
  }
  return tokens
}

interface Place {
  source: string
  offset: number
  token: ScannedToken
  before: ScannedToken | undefined
  names: NameReader
}

function colourToken({ source, offset, token, before, names }: Place): ColourToken[] {
  const text = source.slice(token.start, token.end)
  const start = offset + token.start
  const end = offset + token.end
  const whole = (kind: ColourKind): ColourToken[] => [{ kind, start, end }]
  switch (token.kind) {
    case 'number':
      return isInternal(source, token) ? whole('function') : colourNumbers(text, start)
    case 'operator':
      return whole(before?.kind === 'number' && isInternal(source, before) ? 'function' : 'operator')
    case 'string':
      return colourString(text, start)
    case 'name':
      return whole(names.read(text))
    case 'open':
      names.open(text === '[' && before !== undefined && source[before.start] === '{')
      return whole('punctuation')
    case 'close':
      names.close()
      return whole('punctuation')
    case 'separator':
      names.separate()
      return whole('punctuation')
    default:
      return whole(token.kind)
  }
}

/** Whether a number and the `!` that touches it name an internal function: `-8!x`, `0N!x`. */
const isInternal = (source: string, { start, end }: ScannedToken) =>
  source[end] === '!' && /^(-\d+|0N)$/.test(source.slice(start, end))
