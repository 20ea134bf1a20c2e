import type { MarkedText } from '../search-contract.ts'
import { tokenize } from '../terms/tokenize.ts'
import { matchTerm } from './match-term.ts'
import type { QueryWord } from './read-query.ts'

/** Where a word of the query is in a text: [from, to) in UTF-16 code units. */
export interface Match {
  word: QueryWord
  from: number
  to: number
}

/** `Joins of q` with the word `joi` -> the same text with [0, 3) marked. */
export function markMatches(text: string, words: QueryWord[]): MarkedText {
  return { text, marks: mergeRanges(findMatches(text, words).map(({ from, to }) => [from, to])) }
}

/** Matches in the order of the text. If a word occurs as it was typed, similar words are not matches. */
export function findMatches(text: string, words: QueryWord[]): Match[] {
  const tokens = tokenize(text)
  const matches = words.flatMap(word => {
    const found = tokens.flatMap(({ term, from, to }) => {
      const kind = matchTerm(word, term)
      // Of a word that begins with what was typed, only the typed letters are marked.
      return kind ? [{ word, kind, from, to: kind === 'prefix' ? Math.min(to, from + word.text.length) : to }] : []
    })
    const asTyped = found.filter(({ kind }) => kind !== 'fuzzy')
    return asTyped.length > 0 ? asTyped : found
  })
  return matches.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Ranges that overlap or touch become one: [0, 3), [2, 5) -> [0, 5). `ranges` are sorted. */
function mergeRanges(ranges: [from: number, to: number][]): [from: number, to: number][] {
  const merged: [from: number, to: number][] = []
  for (const [from, to] of ranges) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
