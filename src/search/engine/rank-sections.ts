// First step of the ranking: how well each section answers each word of a query (src/search/README.md has all steps).
// A word matches exactly, as a prefix while it is being typed, in other forms, and by its synonyms. Only if that finds almost
// nothing are typing errors tolerated, and parts of names searched for by themselves.

import MiniSearch, { type AsPlainObject, type MatchInfo, type SearchOptions } from 'minisearch'
import { type Field, type FieldLengths, fields, type Posting, type Postings } from '../index/postings.ts'
import type { Phrase } from '../terms/synonyms.ts'
import {
  addScores,
  combineWords,
  intersectScores,
  type Ranking,
  type SectionScores,
  scaleScores,
} from './combine-words.ts'
import type { Query, QueryWord } from './query.ts'
import {
  exactCaseWeight,
  fewSections,
  formWeight,
  phraseWordWeight,
  searchOptions,
  synonymWeight,
} from './ranking-weights.ts'

export interface Ranker {
  /** Adds the terms of a shard. */
  add: (postings: Postings) => void
  /** The sections that match the query, of those that `isWanted`. */
  rank: (query: Query, isWanted: (section: number) => boolean) => Ranking
}

/** Finds the sections with a term. */
type FindTerm = (term: string, options?: SearchOptions) => SectionScores

/** Ranks the sections that are `isOwn` as if there were no others: how frequent a word is, and how long a section usually is. */
export function createRanker(lengths: FieldLengths, isOwn: (section: number) => boolean = () => true): Ranker {
  const parts: MiniSearch[] = []
  const own = lengths.title.map((_, section) => section).filter(isOwn)
  return {
    add(postings) {
      parts.push(loadMiniSearch(selectSections(postings, isOwn), lengths, own))
    },
    rank({ words, fillers }, isWanted) {
      const filter: SearchOptions['filter'] = ({ id }) => isWanted(Number(id))
      const find: FindTerm = (term, options) =>
        addScores(parts.map(part => readResults(part.search(term, { ...searchOptions, ...options, filter }))))
      return combineWords({
        words: words.map(word => scoreWord(word, find)),
        fillers: addScores(fillers.map(word => scoreFiller(word, find))),
        sectionCount: own.length,
      })
    },
  }
}

function scoreWord(word: QueryWord, find: FindTerm): SectionScores {
  const { forms, synonyms, isPhraseWord } = word
  const scores = addScores([
    scaleScores(scoreExactly(word, find), isPhraseWord ? phraseWordWeight : 1),
    scaleScores(addScores(forms.map(form => find(form))), formWeight),
    scaleScores(addScores(synonyms.map(phrase => scorePhrase(phrase, find))), isPhraseWord ? 1 : synonymWeight),
  ])
  // A word that has synonyms is not misspelt.
  if (scores.size >= fewSections || synonyms.length > 0) return scores
  return new Map([...scoreLoosely(word, find), ...scores])
}

/** Finds the whole word, or all its parts: the query `garbageCollection` finds `garbage collection`. */
function scoreExactly({ terms, parts, isUnfinished }: QueryWord, find: FindTerm): SectionScores {
  const whole = terms.map(term => {
    const weight = term.startsWith('=') ? exactCaseWeight : 1
    return find(term, { prefix: isUnfinished, boostTerm: () => weight })
  })
  return addScores(parts.length > 1 ? [...whole, scorePhrase(parts, find)] : whole)
}

/** Finds the word with typing errors; for `.Q.gc` also `gc` by itself. */
function scoreLoosely({ terms: [term = ''], parts, edits }: QueryWord, find: FindTerm): SectionScores {
  const misspelt = edits > 0 ? [find(term, { fuzzy: edits })] : []
  return addScores(parts.length === 1 ? [...misspelt, scorePhrase(parts, find)] : misspelt)
}

function scoreFiller({ terms: [term = ''] }: QueryWord, find: FindTerm): SectionScores {
  return find(term, { fields: ['title', 'heading'] })
}

function scorePhrase(phrase: Phrase, find: FindTerm): SectionScores {
  return intersectScores(phrase.map(term => find(term)))
}

function readResults(results: ReturnType<MiniSearch['search']>): SectionScores {
  return new Map(results.map(({ id, score, match }) => [Number(id), { score, isInSection: isInSection(match) }]))
}

/** Every section has its page's title as a field, so a match in the title alone does not count. The lead has it as its heading too. */
function isInSection(match: MatchInfo): boolean {
  return Object.values(match).some(fieldsOfTerm => fieldsOfTerm.some(field => field !== 'title'))
}

/** A MiniSearch index of these postings; its documents are sections. Terms are looked up unchanged: they are neither split nor folded. */
function loadMiniSearch(postings: Postings, lengths: FieldLengths, sections: number[]): MiniSearch {
  const asIs = { tokenize: (term: string) => [term], processTerm: (term: string) => term }
  return MiniSearch.loadJS(toPlainObject(postings, lengths, sections), { fields: [...fields], ...asIs })
}

/**
 * What `MiniSearch.toJSON` would return if MiniSearch had indexed the sections itself. The format is that of its type
 * `AsPlainObject` and of `serializationVersion` 2, which `loadJS` checks.
 */
function toPlainObject(postings: Postings, lengths: FieldLengths, sections: number[]): AsPlainObject {
  return {
    documentCount: sections.length,
    nextId: lengths.title.length,
    documentIds: Object.fromEntries(sections.map(section => [section, section])),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(
      sections.map(section => [section, fields.map(field => lengths[field][section] ?? 0)]),
    ),
    averageFieldLength: fields.map(field => average(sections.map(section => lengths[field][section] ?? 0))),
    storedFields: {},
    dirtCount: 0,
    index: [...postings].map(([term, byField]) => [term, indexEntry(byField)]),
    serializationVersion: 2,
  }
}

/** The postings of these sections. */
function selectSections(postings: Postings, isOwn: (section: number) => boolean): Postings {
  const selected: Postings = new Map()
  for (const [term, byField] of postings) {
    const own = [...byField].flatMap(([field, { sections, counts }]): [Field, Posting][] => {
      const kept = sections.flatMap((section, at) => (isOwn(section) ? [{ section, count: counts[at] ?? 0 }] : []))
      return kept.length === 0
        ? []
        : [[field, { sections: kept.map(each => each.section), counts: kept.map(each => each.count) }]]
    })
    if (own.length > 0) selected.set(term, new Map(own))
  }
  return selected
}

/** For each field, by its number: how often the term is in each section. */
function indexEntry(byField: ReturnType<Postings['get']>): Record<string, Record<string, number>> {
  const entries = [...(byField ?? [])].map(([field, { sections, counts }]) => {
    const frequencies = Object.fromEntries(sections.map((section, at) => [section, counts[at] ?? 0]))
    return [fields.indexOf(field), frequencies]
  })
  return Object.fromEntries(entries)
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
