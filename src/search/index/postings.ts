import { stopWords } from '../terms/stop-words.ts'
import { type Token, tokenize } from '../terms/tokenize.ts'
import type { Section } from './page-sections.ts'

/** The parts of a page that are indexed separately. `about` is the page's description, tags and keywords. Weights: src/search/engine/ranking-weights.ts. */
export const fields = ['title', 'heading', 'about', 'text', 'code'] as const

export type Field = (typeof fields)[number]

/** The sections that have a term, in ascending order, and how often each has it. Section numbers count through all pages. */
export interface Posting {
  sections: number[]
  counts: number[]
}

/** The posting of each term and field, sorted by term. */
export type Postings = Map<string, Map<Field, Posting>>

/** Longer terms are hashes and encoded data. */
const maxTermLength = 40

interface PageToIndex {
  title: string
  about: string
  sections: Section[]
}

/** The terms of all pages, and which sections have them. */
export function buildPostings(pages: PageToIndex[]): Postings {
  const postings: Postings = new Map()
  let number = 0
  for (const page of pages) {
    for (const section of page.sections) {
      const tokens = tokenizeFields(page, section)
      for (const field of fields) addTokens(postings, { field, tokens: tokens[field], number })
      number++
    }
  }
  return new Map([...postings].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Every section has its page's title, so that a query can combine words of the title and of the section. The lead has the
 * title as its heading too, and only the lead has the field `about`.
 */
function tokenizeFields({ title, about }: PageToIndex, section: Section): Record<Field, Token[]> {
  const { anchor, heading, text, code } = section
  const isLead = anchor === ''
  return {
    title: tokenize(title),
    heading: tokenize(isLead ? title : heading),
    about: isLead ? tokenize(about).filter(isIndexedInText) : [],
    text: tokenize(text).filter(isIndexedInText),
    // Each term counts once: a session is not more relevant because it prints a column twenty times.
    code: removeRepeatedTerms(tokenize(code).filter(isIndexedInCode)),
  }
}

function addTokens(postings: Postings, { field, tokens, number }: { field: Field; tokens: Token[]; number: number }) {
  for (const { term } of tokens) {
    const { sections, counts } = getOrAddPosting(postings, term, field)
    const last = sections.length - 1
    if (sections[last] === number) counts[last] = (counts[last] ?? 0) + 1
    else {
      sections.push(number)
      counts.push(1)
    }
  }
}

function getOrAddPosting(postings: Postings, term: string, field: Field): Posting {
  const byField = postings.get(term)
  const known = byField?.get(field)
  if (known) return known
  const posting: Posting = { sections: [], counts: [] }
  if (byField) byField.set(field, posting)
  else postings.set(term, new Map([[field, posting]]))
  return posting
}

function isIndexedInText({ term, kind }: Token): boolean {
  return term.length < maxTermLength && !(kind === 'word' && stopWords.has(term))
}

/** Sessions are full of numbers, hex dumps and one-letter names, which nobody searches for. */
function isIndexedInCode(token: Token): boolean {
  const isNoise = token.kind === 'word' && /^(?:[\d.]+|\d[\da-f]{7,}|.)$/.test(token.term)
  return !isNoise && isIndexedInText(token)
}

function removeRepeatedTerms(tokens: Token[]): Token[] {
  return [...new Map(tokens.map(token => [token.term, token])).values()]
}

/** For each field and section, the number of different terms. BM25 needs it: a match in a short field weighs more. */
export type FieldLengths = Record<Field, number[]>

export function countFieldLengths(postings: Postings, sectionCount: number): FieldLengths {
  const zeros = () => new Array<number>(sectionCount).fill(0)
  const lengths = Object.fromEntries(fields.map(field => [field, zeros()])) as FieldLengths
  for (const byField of postings.values()) {
    for (const [field, { sections }] of byField) {
      for (const section of sections) lengths[field][section] = (lengths[field][section] ?? 0) + 1
    }
  }
  return lengths
}
