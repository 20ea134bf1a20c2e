import { stopWords } from '../terms/stop-words.ts'
import { tokenize } from '../terms/tokenize.ts'
import { matchTerm } from './match-term.ts'
import type { Query, QueryWord } from './read-query.ts'

/**
 * How many words a query and a heading share. For the query `sort table` and the heading `How to sort a large table`:
 * `ofQuery` is 1, since the heading has both words; `ofHeading` is 2/3, since the query lacks `large`.
 */
export interface Overlap {
  ofQuery: number
  ofHeading: number
}

/** Returns a function that compares headings with the query. Headings share most of their terms, so each term is compared once. */
export function createHeadingComparer({ words }: Query): (heading: string) => Overlap {
  const wordsByTerm = new Map<string, QueryWord[]>()
  const findWordsMatching = (term: string): QueryWord[] => {
    const known = wordsByTerm.get(term)
    if (known) return known
    const matching = words.filter(word => isMatchedBy(word, term))
    wordsByTerm.set(term, matching)
    return matching
  }
  return heading => {
    const terms = listHeadingTerms(heading)
    const matched = new Set(terms.flatMap(findWordsMatching))
    const matching = terms.filter(term => findWordsMatching(term).length > 0)
    return { ofQuery: matched.size / words.length, ofHeading: matching.length / Math.max(1, terms.length) }
  }
}

/** A word of a phrase says nothing by itself: `case when` does not match "Corner cases", but it matches its synonym. */
function isMatchedBy(word: QueryWord, term: string): boolean {
  return word.isPhraseWord ? word.synonyms.flat().includes(term) : matchTerm(word, term) !== undefined
}

/** Kept for later queries, which are compared with the same headings. */
const termsByHeading = new Map<string, string[]>()

function listHeadingTerms(heading: string): string[] {
  const known = termsByHeading.get(heading)
  if (known) return known
  const terms = tokenize(heading).flatMap(({ kind, term }) => (kind === 'part' || stopWords.has(term) ? [] : [term]))
  termsByHeading.set(heading, terms)
  return terms
}
