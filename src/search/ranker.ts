import MiniSearch, { type AsPlainObject, type MatchInfo, type SearchOptions } from 'minisearch'
import { type Field, fields, type Postings } from './postings.ts'
import type { Query, QueryWord } from './query.ts'

/** A section that answers a query, by its number. */
export type Ranked = { section: number; score: number }

export type Ranker = {
  /** Makes more terms known. */
  add: (postings: Postings) => void
  /** Sections by how well they answer, best first, of those that `isWanted`. */
  rank: (query: Query, isWanted: (section: number) => boolean) => Ranked[]
}

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

/** `words`: how many of the query stand there. `isOwn`: whether one of them stands elsewhere than in the page's title. */
type Found = { score: number; words: number; isOwn: boolean }
type Scores = Map<number, Found>
type Tolerance = 'strict' | 'tolerant'

export function createRanker(lengths: Record<Field, number[]>): Ranker {
  const parts: MiniSearch[] = []
  return {
    add(postings) {
      const options = { fields: [...fields], tokenize: (term: string) => [term], processTerm: (term: string) => term }
      parts.push(MiniSearch.loadJS(plainIndex(postings, lengths), options))
    },
    rank({ words, fillers }, isWanted) {
      if (words.length === 0) return []
      const strict = ranked(allOf(words.map(word => scoresOf(word, 'strict'))))
      const tolerantScores = words.map(word => (strict.length < hitsToFill ? scoresOf(word, 'tolerant') : new Map()))
      const full = strict.length < fewHits ? ranked(allOf(tolerantScores)) : strict
      const found = full.length < hitsToFill ? [...full, ...below(full, ranked(anyOf(tolerantScores)))] : full
      return fillers.length > 0 ? raised(found, anyOf(fillers.map(fillerScores))) : found

      /** The word as a whole, or all its parts. */
      function scoresOf({ terms, parts: pieces, isUnfinished, edits }: QueryWord, tolerance: Tolerance): Scores {
        const fuzzy = tolerance === 'tolerant' && edits > 0 && edits
        const whole = terms.map(term => {
          const weight = term.startsWith('=') ? exactCaseWeight : 1
          return ask(term, { prefix: isUnfinished, fuzzy, boostTerm: () => weight })
        })
        const apart = pieces.map(term => ask(term, {}))
        const isApartEnough = pieces.length > 1 || tolerance === 'tolerant'
        return asOneWord(anyOf(isApartEnough ? [...whole, allOf(apart)] : whole))
      }

      function fillerScores({ terms: [term = ''] }: QueryWord): Scores {
        return ask(term, { fields: ['title', 'heading'] })
      }

      function ask(term: string, options: SearchOptions): Scores {
        const filter: SearchOptions['filter'] = ({ id }) => isWanted(Number(id))
        const found = parts.map(part => part.search(term, { ...weights, ...options, filter }))
        return anyOf(
          found.map(
            results =>
              new Map(results.map(({ id, score, match }) => [Number(id), { score, words: 1, isOwn: isOwn(match) }])),
          ),
        )
      }
    },
  }
}

/** Every section has its page's title; only the one before the first heading, which has it as heading too, is meant by it. */
function isOwn(match: MatchInfo): boolean {
  return Object.values(match).some(inFields => inFields.some(field => field !== 'title'))
}

function anyOf(all: Scores[]): Scores {
  const sum: Scores = new Map()
  for (const scores of all) {
    for (const [section, found] of scores) sum.set(section, together(sum.get(section), found))
  }
  return sum
}

function allOf([first = new Map(), ...others]: Scores[]): Scores {
  const all = [...first].filter(([section]) => others.every(scores => scores.has(section)))
  return new Map(
    all.map(([section, found]) => [section, others.reduce((sum, scores) => together(scores.get(section), sum), found)]),
  )
}

function together(a: Found | undefined, b: Found): Found {
  return a ? { score: a.score + b.score, words: a.words + b.words, isOwn: a.isOwn || b.isOwn } : b
}

function asOneWord(scores: Scores): Scores {
  return new Map([...scores].map(([section, found]) => [section, { ...found, words: 1 }]))
}

function ranked(scores: Scores): Ranked[] {
  return [...scores]
    .flatMap(([section, { score, words, isOwn }]) => (isOwn ? [{ section, score: score * words }] : []))
    .sort(byScore)
}

/** Sections that hold some of the words only: after all others. */
function below(full: Ranked[], partial: Ranked[]): Ranked[] {
  const known = new Set(full.map(({ section }) => section))
  const rest = partial.filter(({ section }) => !known.has(section))
  const ceiling = (full.at(-1)?.score ?? Number.POSITIVE_INFINITY) * 0.99
  const scale = Math.min(partialWeight, ceiling / (rest[0]?.score ?? 1))
  return rest.map(({ section, score }) => ({ section, score: score * scale }))
}

/** Titles and headings with the small words of the query too are what was meant: "as of join". */
function raised(found: Ranked[], fillers: Scores): Ranked[] {
  return found
    .map(({ section, score }) => {
      const filler = fillers.get(section)
      return { section, score: score + (filler ? filler.score * filler.words * fillerWeight : 0) }
    })
    .sort(byScore)
}

/** Sections with the same score stay in the order of the pages. */
function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section - b.section
}

/** What MiniSearch would have written, had it indexed the sections itself. */
function plainIndex(postings: Postings, lengths: Record<Field, number[]>): AsPlainObject {
  const sections = lengths.title.map((_, section) => section)
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.entries()),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(
      sections.map(section => [section, fields.map(field => lengths[field][section] ?? 0)]),
    ),
    averageFieldLength: fields.map(field => average(lengths[field])),
    storedFields: {},
    dirtCount: 0,
    index: [...postings].map(([term, byField]) => [term, entryOf(byField)]),
    serializationVersion: 2,
  }
}

function entryOf(byField: ReturnType<Postings['get']>): Record<string, Record<string, number>> {
  const entries = [...(byField ?? [])].map(([field, { sections, counts }]) => {
    const frequencies = Object.fromEntries(sections.map((section, at) => [section, counts[at] ?? 0]))
    return [fields.indexOf(field), frequencies]
  })
  return Object.fromEntries(entries)
}
