import { editDistance } from '../content/edit-distance.ts'
import { questionWords, stopWords } from './stop-words.ts'
import { findSynonyms, type Phrase, type Synonyms } from './synonyms.ts'
import { type Token, tokenize } from './tokenizer.ts'
import { formsOf } from './word-forms.ts'

/** One thing a reader asks for: a word, or a name or glyph of q. */
export type QueryWord = {
  text: string
  /** Terms of the index that are this very thing; the most telling one first. */
  terms: string[]
  /** Terms that are it together, such as `garbage` and `collection`. */
  parts: string[]
  /** The word in other forms, such as `deleted` for `delete`. */
  forms: string[]
  /** What the pages may say instead, such as `over` for `reduce`. */
  synonyms: Phrase[]
  /** Whether they stand for it and its neighbours together, as for `case when`. */
  isPhraseWord: boolean
  /** Whether it may still be the beginning of what is meant. */
  isUnfinished: boolean
  /** Letters that may be wrong. */
  edits: number
}

export type Query = {
  text: string
  words: QueryWord[]
  /** Words that say little; titles and headings with them come first. */
  fillers: QueryWord[]
}

const maxLength = 512
const maxWords = 10

export function readQuery(typed: string, synonyms: Synonyms = new Map()): Query {
  const text = typed.slice(0, maxLength)
  const tokens = tokenize(text)
  const wholes = tokens.filter(({ kind }) => kind !== 'part')
  const places = [...new Set(wholes.map(({ from }) => from))]
  const synonymsOf = findSynonyms(
    places.map(from => wholes.findLast(token => token.from === from)?.term ?? ''),
    synonyms,
  )
  const words = places.map((from, index): QueryWord => {
    const own = wholes.filter(token => token.from === from)
    const [{ to, kind } = { to: from, kind: 'word' as const }] = own
    const term = own[0]?.term ?? ''
    return {
      text: text.slice(from, to),
      terms: own.map(token => token.term),
      parts: tokens.filter(token => token.kind === 'part' && token.from >= from && token.to <= to).map(termOf),
      forms: kind === 'word' ? formsOf(term) : [],
      synonyms: synonymsOf[index]?.phrases ?? [],
      isPhraseWord: (synonymsOf[index]?.wordCount ?? 1) > 1,
      isUnfinished: index === places.length - 1 && !/\s$/.test(text),
      edits: kind === 'word' && /^\p{L}+$/u.test(term) ? allowedEdits(term) : 0,
    }
  })
  const telling = tellingOf(words)
  const fillers = words.filter(word => !telling.includes(word))
  return { text, words: telling.slice(0, maxWords), fillers: fillers.slice(0, maxWords) }
}

/** The words that name something; of a query without any, all that it has. */
function tellingOf(words: QueryWord[]): QueryWord[] {
  const withoutStopWords = words.filter(({ terms: [term = ''] }) => !stopWords.has(term))
  const named = withoutStopWords.filter(({ terms: [term = ''] }) => !questionWords.has(term))
  return [named, withoutStopWords, words].find(({ length }) => length > 0) ?? []
}

/** How well a term of the index answers a word: `exact`, `prefix`, `fuzzy`, or not at all. */
export function matchOf({ terms, parts, isUnfinished, edits }: QueryWord, term: string) {
  if (terms.includes(term) || parts.includes(term)) return 'exact'
  if (isUnfinished && terms.some(own => term.startsWith(own))) return 'prefix'
  const [own = ''] = terms
  if (edits === 0 || Math.abs(own.length - term.length) > edits) return undefined
  return editDistance(own, term) <= edits ? 'fuzzy' : undefined
}

function allowedEdits(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

function termOf({ term }: Token): string {
  return term
}
