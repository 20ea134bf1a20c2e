import { literalLetter } from '../numbers/literal-letter.ts'
import type { ColourKind, ColourToken } from './colour-token.ts'

/**
 * The pieces of a literal that starts at `offset`: `1 2 0N` is a number and a constant. Only the form of a number is
 * looked at, so one that is too large for its type keeps its colour.
 */
export function colourNumbers(text: string, offset: number): ColourToken[] {
  const tokens: ColourToken[] = []
  for (const { 0: item, index } of text.matchAll(/\S+/g)) {
    const kind = kindOf(item)
    const start = offset + index
    const end = start + item.length
    const last = tokens.at(-1)
    if (last?.kind === kind) last.end = end
    else tokens.push({ kind, start, end })
  }
  return tokens
}

function kindOf(text: string): ColourKind {
  if (/^-?0[NnWw][a-z]?$/.test(text)) return isLiteral(text) ? 'constant' : 'invalid'
  return isLiteral(text) ? 'number' : 'invalid'
}

const isLiteral = (text: string) => /^(?:0x|[01]+b$)/.test(text) || literalLetter(text.replace('-', '')) !== undefined
