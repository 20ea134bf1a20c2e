import { measureEditDistance } from '../../lib/edit-distance.ts'
import type { IndexedPage } from '../index/index-file.ts'
import { tokenize } from '../terms/tokenize.ts'
import { foldPlural } from '../terms/word-forms.ts'
import { matchTerm, type Query } from './query.ts'

const maxSuggestions = 3
/** The share of a word's letters that may differ from what was typed: `windwo` -> `window` differs in one of six. */
const maxDifference = 1 / 3

/**
 * Corrected queries: the first word that occurs in no title or heading is replaced by similar words that do occur.
 * `windwo join` -> `window join`.
 */
export function suggestQueries({ text, words }: Query, pages: IndexedPage[]): string[] {
  const known = listHeadingWords(pages)
  const unknown = words.find(
    word => word.edits > 0 && !known.some(({ term }) => matchTerm({ ...word, edits: 0 }, term) !== undefined),
  )
  const typed = unknown?.terms[0]
  if (!unknown || typed === undefined) return []
  return known
    .map(({ word, term }) => ({ word, term, distance: measureEditDistance(typed, term) }))
    .filter(({ term, distance }) => distance <= Math.max(typed.length, term.length) * maxDifference)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ word }) => text.replace(unknown.text, () => word).trim())
}

/** The words of titles and headings in lower case with their terms, each once, in the order of the pages. */
function listHeadingWords(pages: IndexedPage[]): { word: string; term: string }[] {
  const headings = pages.flatMap(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)])
  const words = headings.flatMap(heading =>
    tokenize(heading).flatMap(({ kind, from, to }) => (kind === 'word' ? [heading.slice(from, to).toLowerCase()] : [])),
  )
  return [...new Set(words)].map(word => ({ word, term: foldPlural(word) }))
}
