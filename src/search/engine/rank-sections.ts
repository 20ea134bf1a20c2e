// First step of the ranking: how well each section answers each word of a query (src/search/README.md has all steps).
// A word matches exactly, as a prefix while it is being typed, in other forms, and by its synonyms. Only if that finds almost
// nothing are typing errors tolerated, and parts of names searched for by themselves.
import type MiniSearch from 'minisearch'
import type { MatchInfo, SearchOptions } from 'minisearch'
import type { FieldLengths } from '../index/field-lengths.ts'
import type { Field, Postings } from '../index/postings.ts'
import type { Phrase } from '../terms/synonyms.ts'
import { combineWords, type Ranking } from './combine-words.ts'
import { loadMiniSearch } from './minisearch-index.ts'
import type { Query, QueryWord } from './read-query.ts'
import { addScores, intersectScores, type SectionScores, scaleScores } from './section-scores.ts'

/** A word that fewer sections have may be misspelt. If more have it, similar words would only push down the right results. */
const fewSections = 3

/**
 * The constants of the ranking were tuned by hand with the queries of tests/search-queries; src/search/relevance.test.ts
 * measures them.
 *
 * The title says best what a section is about, then its heading. `about` weighs more than text: descriptions say in plain
 * words what a page is for, and newcomers' queries resemble that. Code weighs half, since sessions use most of the language
 * in passing.
 *
 * Prefix and fuzzy matches count half. For BM25, `k` and `d` are MiniSearch's defaults; `b` is 0.6 instead of 0.7, so that
 * long sections are penalised a little less.
 */
const searchOptions: SearchOptions = {
  boost: { title: 3, heading: 2.5, about: 1.2, text: 1, code: 0.5 } satisfies Record<Field, number>,
  weights: { prefix: 0.5, fuzzy: 0.5 },
  bm25: { k: 1.2, b: 0.6, d: 0.5 },
}
/** `.z.T` and `.z.t` are different names, so the one in the typed case comes first. The other is found too. */
const exactCaseWeight = 2
/** `deleted` for `delete`. Another form is a weaker sign: `grouping` is not always about `group`. */
const formWeight = 0.6
/** A section on `over` answers `reduce`, but comes after one that says `reduce` itself. */
const synonymWeight = 0.8
/**
 * In `case when`, which means the vector conditional, `case` by itself says little: "Corner cases" has it too. The synonym
 * of the phrase counts in full.
 */
const phraseWordWeight = 0.3

export type Ranker = {
  /** Adds the terms of a shard. */
  add: (postings: Postings) => void
  /** The sections that match the query, of those that `isWanted`. */
  rank: (query: Query, isWanted: (section: number) => boolean) => Ranking
}

/** Finds the sections with a term. */
type FindTerm = (term: string, options?: SearchOptions) => SectionScores

export function createRanker(lengths: FieldLengths): Ranker {
  const parts: MiniSearch[] = []
  return {
    add(postings) {
      parts.push(loadMiniSearch(postings, lengths))
    },
    rank({ words, fillers }, isWanted) {
      const filter: SearchOptions['filter'] = ({ id }) => isWanted(Number(id))
      const find: FindTerm = (term, options) =>
        addScores(parts.map(part => readResults(part.search(term, { ...searchOptions, ...options, filter }))))
      return combineWords({
        words: words.map(word => scoreWord(word, find)),
        fillers: addScores(fillers.map(word => scoreFiller(word, find))),
        sectionCount: lengths.title.length,
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
