import MiniSearch, { type AsPlainObject, type MatchInfo, type SearchOptions } from 'minisearch'
import { combineWords, type Ranking, type Scores } from './combine-words.ts'
import { type Field, fields, type Postings } from './postings.ts'
import type { Query, QueryWord } from './query.ts'
import type { Phrase } from './synonyms.ts'

export type Ranker = {
  /** Makes more terms known. */
  add: (postings: Postings) => void
  /** The sections that answer, of those that `isWanted`. */
  rank: (query: Query, isWanted: (section: number) => boolean) => Ranking
}

/** A word that fewer sections than this have may be misspelt. */
const fewSections = 3
/**
 * `about` (description, tags, keywords) was 0.8: writers put there in plain words what a page is for, which newcomers'
 * queries resemble more than its text.
 */
const weights: SearchOptions = {
  boost: { title: 3, heading: 2.5, about: 1.2, text: 1, code: 0.5 },
  weights: { prefix: 0.5, fuzzy: 0.5 },
  bm25: { k: 1.2, b: 0.6, d: 0.5 },
}
/** `.z.T` typed as such is meant rather than `.z.t`. */
const exactCaseWeight = 2
/** `deleted` for `delete`: another form is a weaker sign, since `grouping` is not always `group`. */
const formWeight = 0.6
/** For `reduce` the section on `over` is found too, but behind one that says `reduce` itself. */
const synonymWeight = 0.8
/** Where `case when` stands for the vector conditional, `case` alone says little ("Corner cases"), and what it stands for counts in full. */
const phraseWordWeight = 0.3

export function createRanker(lengths: Record<Field, number[]>): Ranker {
  const parts: MiniSearch[] = []
  return {
    add(postings) {
      const options = { fields: [...fields], tokenize: (term: string) => [term], processTerm: (term: string) => term }
      parts.push(MiniSearch.loadJS(plainIndex(postings, lengths), options))
    },
    rank({ words, fillers }, isWanted) {
      return combineWords(words.map(scoresOf), anyOf(fillers.map(fillerScores)), lengths.title.length)

      function scoresOf(word: QueryWord): Scores {
        const { forms, synonyms, isPhraseWord } = word
        const all = anyOf([
          weighted(exactScores(word), isPhraseWord ? phraseWordWeight : 1),
          weighted(anyOf(forms.map(form => ask(form, {}))), formWeight),
          weighted(anyOf(synonyms.map(phraseScores)), isPhraseWord ? 1 : synonymWeight),
        ])
        // What has a synonym is spelt correctly.
        return all.size < fewSections && synonyms.length === 0 ? new Map([...looseScores(word), ...all]) : all
      }

      function phraseScores(phrase: Phrase): Scores {
        return allOf(phrase.map(term => ask(term, {})))
      }

      /** The word as a whole, or all its parts. */
      function exactScores({ terms, parts: pieces, isUnfinished }: QueryWord): Scores {
        const whole = terms.map(term => {
          const weight = term.startsWith('=') ? exactCaseWeight : 1
          return ask(term, { prefix: isUnfinished, boostTerm: () => weight })
        })
        return anyOf(pieces.length > 1 ? [...whole, phraseScores(pieces)] : whole)
      }

      /** With wrong letters, or `gc` of `.Q.gc` alone. */
      function looseScores({ terms: [term = ''], parts: pieces, edits }: QueryWord): Scores {
        const misspelt = edits > 0 ? [ask(term, { fuzzy: edits })] : []
        return anyOf(pieces.length === 1 ? [...misspelt, phraseScores(pieces)] : misspelt)
      }

      function fillerScores({ terms: [term = ''] }: QueryWord): Scores {
        return ask(term, { fields: ['title', 'heading'] })
      }

      function ask(term: string, options: SearchOptions): Scores {
        const filter: SearchOptions['filter'] = ({ id }) => isWanted(Number(id))
        const found = parts.map(part => part.search(term, { ...weights, ...options, filter }))
        return anyOf(
          found.map(
            results => new Map(results.map(({ id, score, match }) => [Number(id), { score, isOwn: isOwn(match) }])),
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
    for (const [section, { score, isOwn }] of scores) {
      const known = sum.get(section)
      sum.set(section, known ? { score: known.score + score, isOwn: known.isOwn || isOwn } : { score, isOwn })
    }
  }
  return sum
}

function allOf(all: Scores[]): Scores {
  const sum = anyOf(all)
  return new Map([...sum].filter(([section]) => all.every(scores => scores.has(section))))
}

function weighted(scores: Scores, weight: number): Scores {
  return new Map([...scores].map(([section, { score, isOwn }]) => [section, { score: score * weight, isOwn }]))
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
