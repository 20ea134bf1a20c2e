import type { PageRecord } from './records.ts'
import { stopWords } from './stop-words.ts'
import { type Token, tokenize } from './tokenizer.ts'

/** What a term can stand in; weights are those of src/search/ranker.ts. */
export const fields = ['title', 'heading', 'about', 'text', 'code'] as const

export type Field = (typeof fields)[number]

/** Sections that a term stands in, ascending, and how often. Sections are counted through all pages. */
export type Posting = { sections: number[]; counts: number[] }

/** Term -> field -> where; terms sorted. */
export type Postings = Map<string, Map<Field, Posting>>

export function postingsOf(pages: PageRecord[]): Postings {
  const postings: Postings = new Map()
  let section = 0
  for (const { title, about, sections } of pages) {
    for (const { anchor, heading, text, code } of sections) {
      add('title', tokenize(title))
      add('heading', tokenize(anchor === '' ? title : heading))
      if (anchor === '') add('about', tokenize(about).filter(isTelling))
      add('text', tokenize(text).filter(isTelling))
      add('code', oncePerTerm(tokenize(code).filter(isTellingInCode)))
      section++
    }
  }
  return new Map([...postings].sort(([a], [b]) => (a < b ? -1 : 1)))

  function add(field: Field, tokens: Token[]) {
    for (const { term } of tokens) {
      const { sections, counts } = postingOf(term, field)
      const last = sections.length - 1
      if (sections[last] === section) counts[last] = (counts[last] ?? 0) + 1
      else {
        sections.push(section)
        counts.push(1)
      }
    }
  }

  function postingOf(term: string, field: Field): Posting {
    const byField = postings.get(term)
    const known = byField?.get(field)
    if (known) return known
    const posting: Posting = { sections: [], counts: [] }
    if (byField) byField.set(field, posting)
    else postings.set(term, new Map([[field, posting]]))
    return posting
  }
}

const maxTermLength = 40

function isTelling({ term, kind }: Token): boolean {
  return term.length < maxTermLength && !(kind === 'word' && stopWords.has(term))
}

/** Figures, hex dumps and one-letter names fill sessions and are not what readers look for. */
function isTellingInCode(token: Token): boolean {
  const isNoise = token.kind === 'word' && /^(?:[\d.]+|\d[\da-f]{7,}|.)$/.test(token.term)
  return !isNoise && isTelling(token)
}

function oncePerTerm(tokens: Token[]): Token[] {
  return [...new Map(tokens.map(token => [token.term, token])).values()]
}
