import { tokenize } from './tokenizer.ts'

/** Terms that all must be there, such as `vector` and `conditional`. */
export type Phrase = string[]

/** What readers say, as terms joined by spaces -> what the pages say instead. */
export type Synonyms = ReadonlyMap<string, Phrase[]>

/** `written`: such as `case when` -> `vector conditional`. */
export function readSynonyms(written: Iterable<readonly [said: string, meant: string[]]>): Synonyms {
  return new Map([...written].map(([said, meant]) => [phraseOf(said).join(' '), meant.map(phraseOf)]))
}

/** `wordCount`: of how many words what readers say consists. */
export type FoundSynonyms = { phrases: Phrase[]; wordCount: number }

/** For each term of a query what else may be meant by it, on its own or together with its neighbours; the longest phrase counts. */
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

/** `on conflict do update` has four. */
const maxWords = 5

/** One term for each place of the text. */
export function phraseOf(text: string): Phrase {
  return tokenize(text).flatMap(({ kind, term }) => (kind === 'word' || kind === 'code' ? [term] : []))
}
