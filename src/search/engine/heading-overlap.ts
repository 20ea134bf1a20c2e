import { stopWords } from '../terms/stop-words.ts'
import { tokenize } from '../terms/tokenize.ts'
import { matchTerm } from './match-term.ts'
import type { Query, QueryWord } from './read-query.ts'

/**
 * What a query and a heading have in common. For the query `sort table` and the heading `How to sort a large table`:
 * `ofQuery` is 1, since the heading has both words; `ofHeading` is 2/3, since the query lacks `large`.
 */
export type Overlap = { ofQuery: number; ofHeading: number }

/** Compares headings with one query. Headings share most of their terms, so each term is compared once. */
export function createOverlapMeter({ words }: Query): (heading: string) => Overlap {
  const wordsByTerm = new Map<string, QueryWord[]>()
  const wordsAnsweredBy = (term: string): QueryWord[] => {
    const known = wordsByTerm.get(term)
    if (known) return known
    const answered = words.filter(word => isAnsweredBy(word, term))
    wordsByTerm.set(term, answered)
    return answered
  }
  return heading => {
    const terms = termsOfHeading(heading)
    const answered = new Set(terms.flatMap(wordsAnsweredBy))
    const matching = terms.filter(term => wordsAnsweredBy(term).length > 0)
    return { ofQuery: answered.size / words.length, ofHeading: matching.length / Math.max(1, terms.length) }
  }
}

/** The words of a phrase mean nothing alone: `case when` is not answered by "Corner cases", but by its synonym. */
function isAnsweredBy(word: QueryWord, term: string): boolean {
  return word.isPhraseWord ? word.synonyms.flat().includes(term) : matchTerm(word, term) !== undefined
}

/** The terms of headings seen so far: all queries look at the same headings. */
const termsByHeading = new Map<string, string[]>()

function termsOfHeading(heading: string): string[] {
  const known = termsByHeading.get(heading)
  if (known) return known
  const terms = tokenize(heading).flatMap(({ kind, term }) => (kind === 'part' || stopWords.has(term) ? [] : [term]))
  termsByHeading.set(heading, terms)
  return terms
}
