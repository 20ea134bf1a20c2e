import { tokenize } from './tokenize.ts'

/** Terms that a section must have all of, such as `vector` and `conditional`. */
export type Phrase = string[]

/** Expressions that readers use, as terms joined by spaces -> the phrases that the pages use instead. */
export type Synonyms = ReadonlyMap<string, Phrase[]>

/** The synonyms at one term of a query. `wordCount`: the number of terms in the expression that has them. */
export interface FoundSynonyms {
  phrases: Phrase[]
  wordCount: number
}

/** The longest expression, in words. `on conflict do update` has four. */
const maxWords = 5

/** Reads entries as authors write them: `case when` -> [`vector conditional`]. */
export function readSynonyms(entries: Iterable<readonly [said: string, meant: string[]]>): Synonyms {
  return new Map([...entries].map(([said, meant]) => [readPhrase(said).join(' '), meant.map(readPhrase)]))
}

/** One term for each word or name in the text: `Vector conditionals` -> [`vector`, `conditional`]. */
export function readPhrase(text: string): Phrase {
  return tokenize(text).flatMap(({ kind, term }) => (kind === 'word' || kind === 'code' ? [term] : []))
}

/**
 * For each term of a query, the synonyms of the longest expression it belongs to: `sql case when` has none for `sql`, and
 * those of `case when` for both other terms.
 */
export function findSynonyms(terms: string[], synonyms: Synonyms): FoundSynonyms[] {
  const found = terms.map((): FoundSynonyms => ({ phrases: [], wordCount: 1 }))
  for (let from = 0; from < terms.length; ) {
    const rest = terms.slice(from, from + maxWords)
    const wordCount = rest.findLastIndex((_, last) => synonyms.has(rest.slice(0, last + 1).join(' '))) + 1
    const phrases = synonyms.get(rest.slice(0, wordCount).join(' ')) ?? []
    if (wordCount > 0) found.fill({ phrases, wordCount }, from, from + wordCount)
    from += Math.max(1, wordCount)
  }
  return found
}
