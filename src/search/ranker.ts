import MiniSearch, { type AsPlainObject, type MatchInfo, type QueryCombination, type SearchOptions } from 'minisearch'
import type { Postings } from './postings.ts'
import { fields } from './postings.ts'
import type { Query, QueryWord } from './query.ts'

/** A section that answers a query, by its number. */
export type Ranked = { section: number; score: number }

/** Sections by how well they answer, best first, of those that `isWanted`. */
export type Ranker = (query: Query, isWanted: (section: number) => boolean) => Ranked[]

/** With fewer sections than this, letters may be wrong. */
const fewHits = 3
/** With fewer than this, words may be missing. */
const hitsToFill = 8
const weights: SearchOptions = {
  boost: { title: 3, heading: 2.5, about: 0.8, text: 1, code: 0.5 },
  weights: { prefix: 0.5, fuzzy: 0.5 },
  bm25: { k: 1.2, b: 0.6, d: 0.5 },
}
const partialWeight = 0.55
const fillerWeight = 0.3
/** `.z.T` typed as such is meant rather than `.z.t`. */
const exactCaseWeight = 2

/** A ranker over `sectionCount` sections. */
export function createRanker(postings: Postings, sectionCount: number): Ranker {
  const miniSearch = MiniSearch.loadJS(plainIndex(postings, sectionCount), {
    fields: [...fields],
    tokenize: term => [term],
    processTerm: term => term,
  })

  return ({ words, fillers }, isWanted) => {
    if (words.length === 0) return []
    const strict = ask(allOf(words, 'strict'))
    const tolerant = strict.length < fewHits ? ask(allOf(words, 'tolerant')) : strict
    const all = tolerant.length < hitsToFill ? [...tolerant, ...below(tolerant, ask(anyOf(words)))] : tolerant
    return fillers.length > 0 ? raised(all, ask(fillersOf(fillers))) : all

    function ask(combination: QueryCombination): Ranked[] {
      const found = miniSearch.search(combination, { ...weights, filter: ({ id }) => isWanted(Number(id)) })
      return found.flatMap(({ id, score, match }) => (isOnlyInTitle(match) ? [] : [{ section: Number(id), score }]))
    }
  }
}

/** Every section has its page's title; only the one before the first heading, which has it as heading too, is meant by it. */
function isOnlyInTitle(match: MatchInfo): boolean {
  return Object.values(match).every(inFields => inFields.every(field => field === 'title'))
}

/** Titles and headings with the small words of the query too are what was meant: "as of join". */
function raised(ranked: Ranked[], fillers: Ranked[]): Ranked[] {
  const extra = new Map(fillers.map(({ section, score }) => [section, score * fillerWeight]))
  return ranked
    .map(({ section, score }) => ({ section, score: score + (extra.get(section) ?? 0) }))
    .sort((a, b) => b.score - a.score)
}

/** Sections that hold some of the words only: after all others. */
function below(ranked: Ranked[], partial: Ranked[]): Ranked[] {
  const known = new Set(ranked.map(({ section }) => section))
  const rest = partial.filter(({ section }) => !known.has(section))
  const ceiling = (ranked.at(-1)?.score ?? Number.POSITIVE_INFINITY) * 0.99
  const scale = Math.min(partialWeight, ceiling / (rest[0]?.score ?? 1))
  return rest.map(({ section, score }) => ({ section, score: score * scale }))
}

type Tolerance = 'strict' | 'tolerant'

function allOf(words: QueryWord[], tolerance: Tolerance): QueryCombination {
  return { combineWith: 'AND', queries: words.map(word => oneOf(word, tolerance)) }
}

function anyOf(words: QueryWord[]): QueryCombination {
  const parts = words.flatMap(word => word.parts.map(part => termQuery(part, {})))
  return { combineWith: 'OR', queries: [...words.map(word => oneOf(word, 'tolerant')), ...parts] }
}

function fillersOf(words: QueryWord[]): QueryCombination {
  return { combineWith: 'OR', fields: ['title', 'heading'], queries: words.map(({ terms: [term = ''] }) => term) }
}

/** The word as a whole, or all its parts. */
function oneOf({ terms, parts, isUnfinished, edits }: QueryWord, tolerance: Tolerance): QueryCombination {
  const fuzzy = tolerance === 'tolerant' && edits > 0 && edits
  const whole = terms.map(term =>
    termQuery(term, { prefix: isUnfinished, fuzzy, boostTerm: () => (term.startsWith('=') ? exactCaseWeight : 1) }),
  )
  const apart: QueryCombination = { combineWith: 'AND', queries: parts.map(part => termQuery(part, {})) }
  return { combineWith: 'OR', queries: parts.length > 1 ? [...whole, apart] : whole }
}

function termQuery(term: string, options: SearchOptions): QueryCombination {
  return { ...options, queries: [term] }
}

/** What MiniSearch would have written, had it indexed the sections itself. */
function plainIndex(postings: Postings, sectionCount: number): AsPlainObject {
  const lengths = Array.from({ length: sectionCount }, () => fields.map(() => 0))
  const index = [...postings].map(([term, byField]) => {
    const entry: Record<string, Record<string, number>> = {}
    for (const [field, { sections, counts }] of byField) {
      const number = fields.indexOf(field)
      const frequencies: Record<string, number> = {}
      sections.forEach((section, at) => {
        frequencies[section] = counts[at] ?? 0
        const length = lengths[section]
        if (length) length[number] = (length[number] ?? 0) + 1
      })
      entry[number] = frequencies
    }
    return [term, entry] as [string, typeof entry]
  })
  const average = (number: number) => lengths.reduce((sum, length) => sum + (length[number] ?? 0), 0) / sectionCount
  return {
    documentCount: sectionCount,
    nextId: sectionCount,
    documentIds: Object.fromEntries(lengths.map((_, section) => [section, section])),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: fields.map((_, number) => average(number)),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  }
}
