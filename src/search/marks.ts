import { matchOf, type QueryWord } from './query.ts'
import type { MarkedText } from './search-provider.ts'
import { tokenize } from './tokenizer.ts'

/** `text` with what answers the words. A word with a typo is looked for where it does not stand as it was typed. */
export function markText(text: string, words: QueryWord[]): MarkedText {
  const found = matchesIn(text, words)
  return { text, marks: merged(found.map(({ from, to }) => [from, to])) }
}

export type Match = { word: QueryWord; from: number; to: number }

/** Where the words stand in `text`, in its order. */
export function matchesIn(text: string, words: QueryWord[]): Match[] {
  const tokens = tokenize(text)
  const matches = words.flatMap(word => {
    const found = tokens.flatMap(({ term, from, to }) => {
      const match = matchOf(word, term)
      return match ? [{ word, match, from, to: match === 'prefix' ? prefixEnd(word, from, to) : to }] : []
    })
    const sure = found.filter(({ match }) => match !== 'fuzzy')
    return sure.length > 0 ? sure : found
  })
  return matches.sort((a, b) => a.from - b.from || a.to - b.to)
}

function prefixEnd({ text }: QueryWord, from: number, to: number): number {
  return Math.min(to, from + text.length)
}

function merged(ranges: [from: number, to: number][]): [from: number, to: number][] {
  const result: [from: number, to: number][] = []
  for (const [from, to] of ranges) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}
