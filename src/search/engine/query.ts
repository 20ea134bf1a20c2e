import { measureEditDistance } from '../../lib/edit-distance.ts'
import { maxQueryLength } from '../search-contract.ts'
import { questionWords, stopWords } from '../terms/stop-words.ts'
import { type FoundSynonyms, findSynonyms, type Phrase, type Synonyms } from '../terms/synonyms.ts'
import { type Token, tokenize } from '../terms/tokenize.ts'
import { listWordForms } from '../terms/word-forms.ts'

/** One word of a query, or a name or operator of q. */
export interface QueryWord {
  /** As typed. */
  text: string
  /** Terms of the index for exactly this text, the most specific first: `.Q.gc` -> `=.Q.gc`, `.q.gc`. */
  terms: string[]
  /** Terms of its pieces: `garbageCollection` -> `garbage`, `collection`. */
  parts: string[]
  /** The word in other forms: `delete` -> `deleted`, `deleting` … */
  forms: string[]
  /** Words that pages may use instead: `reduce` -> `over`. */
  synonyms: Phrase[]
  /** Whether the synonyms replace the word and its neighbours together, as for `case when`. */
  isPhraseWord: boolean
  /** Whether the reader may still be typing it: the last word, with no space after it. */
  isUnfinished: boolean
  /** How many letters may be wrong. */
  edits: number
}

export interface Query {
  text: string
  words: QueryWord[]
  /** Words without meaning of their own, such as `of`. They find nothing, but titles and headings that have them rank higher. */
  fillers: QueryWord[]
}

/** Further words are ignored: they would make the query slow without improving the ranking. */
const maxWords = 10

/** Names and operators of q are found only as they are typed. */
const asTyped = { forms: [], edits: 0 }

export function readQuery(typed: string, synonyms: Synonyms = new Map()): Query {
  const text = typed.slice(0, maxQueryLength)
  const words = readWords(text, synonyms)
  const contentWords = selectContentWords(words)
  const fillers = words.filter(word => !contentWords.includes(word))
  return { text, words: contentWords.slice(0, maxWords), fillers: fillers.slice(0, maxWords) }
}

function readWords(text: string, synonyms: Synonyms): QueryWord[] {
  const tokens = tokenize(text)
  const wholes = tokens.filter(({ kind }) => kind !== 'part')
  const starts = [...new Set(wholes.map(({ from }) => from))]
  const found = findSynonyms(
    // Of the tokens at one place the last is the one in lower case, and synonyms are in lower case.
    starts.map(start => wholes.findLast(({ from }) => from === start)?.term ?? ''),
    synonyms,
  )
  const hasEnded = /\s$/.test(text)
  return starts.flatMap((start, index) => {
    const tokensHere = wholes.filter(({ from }) => from === start)
    const [first] = tokensHere
    if (!first) return []
    const partsHere = tokens.filter(({ kind, from, to }) => kind === 'part' && from >= start && to <= first.to)
    return {
      text: text.slice(start, first.to),
      terms: tokensHere.map(getTerm),
      parts: partsHere.map(getTerm),
      ...(first.kind === 'word' ? { forms: listWordForms(first.term), edits: allowedEdits(first.term) } : asTyped),
      ...getSynonymsOfWord(found[index]),
      isUnfinished: index === starts.length - 1 && !hasEnded,
    }
  })
}

function getSynonymsOfWord(found: FoundSynonyms | undefined): Pick<QueryWord, 'synonyms' | 'isPhraseWord'> {
  return { synonyms: found?.phrases ?? [], isPhraseWord: (found?.wordCount ?? 1) > 1 }
}

/** Words of up to three letters must match exactly, since one other letter makes another word. So must names with digits. */
function allowedEdits(word: string): number {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * The words that carry the meaning: `what is the difference between insert and upsert` -> `insert`, `upsert`. If a query
 * consists of common words only, such as `to be`, these are taken.
 */
function selectContentWords(words: QueryWord[]): QueryWord[] {
  const withoutStopWords = words.filter(({ terms: [term = ''] }) => !stopWords.has(term))
  const withoutQuestion = withoutStopWords.filter(({ terms: [term = ''] }) => !questionWords.has(term))
  return [withoutQuestion, withoutStopWords, words].find(({ length }) => length > 0) ?? []
}

function getTerm({ term }: Token): string {
  return term
}

/** How a term matches a word of the query: equal, beginning with it, or with typing errors. */
export type TermMatch = 'exact' | 'prefix' | 'fuzzy'

export function matchTerm({ terms, parts, isUnfinished, edits }: QueryWord, term: string): TermMatch | undefined {
  if (terms.includes(term) || parts.includes(term)) return 'exact'
  if (isUnfinished && terms.some(typed => term.startsWith(typed))) return 'prefix'
  const [typed = ''] = terms
  if (edits === 0 || Math.abs(typed.length - term.length) > edits) return undefined
  return measureEditDistance(typed, term) <= edits ? 'fuzzy' : undefined
}
