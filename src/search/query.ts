import { editDistance } from '../content/edit-distance.ts'
import { stopWords } from './stop-words.ts'
import { type Token, tokenize } from './tokenizer.ts'

/** One thing a reader asks for: a word, or a name or glyph of q. */
export type QueryWord = {
  text: string
  /** Terms of the index that are this very thing; the most telling one first. */
  terms: string[]
  /** Terms that are it together, such as `garbage` and `collection`. */
  parts: string[]
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

export function readQuery(typed: string): Query {
  const text = typed.slice(0, maxLength)
  const tokens = tokenize(text)
  const wholes = tokens.filter(({ kind }) => kind !== 'part')
  const places = [...new Set(wholes.map(({ from }) => from))]
  const words = places.map((from, index): QueryWord => {
    const own = wholes.filter(token => token.from === from)
    const [{ to, kind } = { to: from, kind: 'word' as const }] = own
    const term = own[0]?.term ?? ''
    return {
      text: text.slice(from, to),
      terms: own.map(token => token.term),
      parts: tokens.filter(token => token.kind === 'part' && token.from >= from && token.to <= to).map(termOf),
      isUnfinished: index === places.length - 1 && !/\s$/.test(text),
      edits: kind === 'word' && /^\p{L}+$/u.test(term) ? allowedEdits(term) : 0,
    }
  })
  const telling = words.filter(({ terms: [term = ''] }) => !stopWords.has(term)).slice(0, maxWords)
  if (telling.length === 0) return { text, words: words.slice(0, maxWords), fillers: [] }
  const fillers = words.filter(({ terms: [term = ''] }) => stopWords.has(term)).slice(0, maxWords)
  return { text, words: telling, fillers }
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
