import { editDistance } from '../content/edit-distance.ts'
import type { IndexedPage } from './index-file.ts'
import { matchOf, type Query } from './query.ts'
import { foldPlural, tokenize } from './tokenizer.ts'

const maxSuggestions = 3
/** Of the letters of a suggested word this share may differ from what was typed. */
const maxDifference = 1 / 3

/** Queries like this one, in which a word that no title and no heading has gives way to one of theirs. */
export function suggestQueries({ text, words }: Query, pages: IndexedPage[]): string[] {
  const known = wordsOf(pages)
  const unknown = words.find(
    word => word.edits > 0 && !known.some(({ term }) => matchOf({ ...word, edits: 0 }, term) !== undefined),
  )
  const typed = unknown?.terms[0]
  if (!unknown || typed === undefined) return []
  return known
    .map(({ word, term }) => ({ word, term, distance: editDistance(typed, term) }))
    .filter(({ term, distance }) => distance <= Math.max(typed.length, term.length) * maxDifference)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ word }) => text.replace(unknown.text, () => word).trim())
}

/** The words of titles and headings in lower case, each once, in the order of the pages. */
function wordsOf(pages: IndexedPage[]): { word: string; term: string }[] {
  const headings = pages.flatMap(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)])
  const words = headings.flatMap(heading =>
    tokenize(heading).flatMap(({ kind, from, to }) => (kind === 'word' ? [heading.slice(from, to).toLowerCase()] : [])),
  )
  return [...new Set(words)].map(word => ({ word, term: foldPlural(word) }))
}
