// Third step of the ranking: adjusts the scores of sections by their headings, groups them by page, and scores the pages.

import { groupBy } from '../../lib/collections.ts'
import type { IndexedPage } from '../index/index-file.ts'
import { stopWords } from '../terms/stop-words.ts'
import { tokenize } from '../terms/tokenize.ts'
import { combineScores, type Ranking, sumAnsweredWeights } from './combine-words.ts'
import { matchTerm, type Query, type QueryWord } from './query.ts'
import {
  furtherSectionShare,
  headingBonus,
  kindWeights,
  leadWeight,
  listedShare,
  maxComparedHeadings,
  maxFurtherSections,
  scatteredWordsShare,
  titleBonus,
  wordsOfQuestion,
} from './ranking-weights.ts'

export interface IndexedSection {
  page: IndexedPage
  anchor: string
  heading: string
}

/** A page that answers a query, and its sections that do, best first. */
export interface PageAnswer {
  page: IndexedPage
  sections: IndexedSection[]
}

interface ScoredSection {
  section: IndexedSection
  score: number
  wordScores: number[]
}

/** `coverage`: the share of the query that the page answers. */
type ScoredPage = PageAnswer & { score: number; coverage: number }

type CompareHeading = (heading: string) => Overlap

/** Whether a page is looked up for one name or solved, instead of read. */
export const isLookedUp = ({ kind }: IndexedPage): boolean => kind === 'reference' || kind === 'practice'

/** The pages that answer a query, best first. `rankings`: those of sections that were ranked apart from each other. */
export function rankPages(rankings: Ranking[], sections: IndexedSection[], query: Query): PageAnswer[] {
  const compareHeading = createHeadingComparer(query)
  const pages = rankings.flatMap(ranking => scorePages(ranking, sections, { query, compareHeading }))
  return demoteDemonstrations(pages.sort((a, b) => b.score - a.score))
}

interface Asked {
  query: Query
  compareHeading: CompareHeading
}

function scorePages(ranking: Ranking, sections: IndexedSection[], { query, compareHeading }: Asked): ScoredPage[] {
  const isQuestion = query.words.length >= wordsOfQuestion
  const scoredSections = ranking.sections.flatMap(({ section: number, score, wordScores }, place) => {
    const section = sections[number]
    if (!section) return []
    const bonus = place < maxComparedHeadings ? getHeadingBonus(section, compareHeading) : 0
    const weight = isQuestion ? getQuestionWeight(section, compareHeading) : 1
    return { section, wordScores, score: score * (1 + bonus) * weight }
  })
  return [...groupBy(scoredSections, ({ section }) => section.page)].map(([page, found]) =>
    scorePage({ page, found, wordWeights: ranking.wordWeights, title: compareHeading(page.title) }),
  )
}

function getHeadingBonus({ heading, page }: IndexedSection, compareHeading: CompareHeading): number {
  const { queryShare, headingShare } = compareHeading(heading || page.title)
  return headingBonus * queryShare * headingShare
}

/** Lowers leads, unless the page's title has all words of the question. */
function getQuestionWeight({ anchor, page }: IndexedSection, compareHeading: CompareHeading): number {
  return anchor === '' && compareHeading(page.title).queryShare < 1 ? leadWeight : 1
}

interface PageToScore {
  page: IndexedPage
  found: ScoredSection[]
  wordWeights: number[]
  title: Overlap
}

function scorePage({ page, found, wordWeights, title }: PageToScore): ScoredPage {
  const sections = found.sort((a, b) => b.score - a.score)
  const wordScores = wordWeights.map((_, word) => Math.max(...found.map(section => section.wordScores[word] ?? 0)))
  const scattered = combineScores(wordScores, wordWeights) * scatteredWordsShare
  const bonus = (titleBonus * title.queryShare * (1 + title.headingShare)) / 2
  return {
    page,
    sections: selectListed(sections),
    score: kindWeights[page.kind] * (sumSectionScores(sections) + scattered) * (1 + bonus),
    coverage: sumAnsweredWeights(wordScores, wordWeights),
  }
}

/** `sections`: best first. */
function sumSectionScores([best, ...others]: ScoredSection[]): number {
  return others
    .slice(0, maxFurtherSections)
    .map(({ score }, index) => (score * furtherSectionShare) / (index + 1))
    .reduce((sum, score) => sum + score, best?.score ?? 0)
}

/** `sections`: best first. */
function selectListed(sections: ScoredSection[]): IndexedSection[] {
  const minScore = (sections[0]?.score ?? 0) * listedShare
  return sections.filter(({ score }) => score >= minScore).map(({ section }) => section)
}

/**
 * A page with an example of everything matches many queries by chance. It is moved below all pages that explain as many of
 * the query's words or score as well.
 */
function demoteDemonstrations(pages: ScoredPage[]): PageAnswer[] {
  const ordered = pages.filter(({ page }) => !page.isDemonstration)
  for (const demonstration of pages.filter(({ page }) => page.isDemonstration)) {
    const asComplete = ordered.findLastIndex(
      ({ page, coverage }) => !isLookedUp(page) && coverage >= demonstration.coverage,
    )
    const asGood = ordered.findLastIndex(({ score }) => score >= demonstration.score)
    ordered.splice(Math.max(asComplete, asGood) + 1, 0, demonstration)
  }
  return ordered
}

/**
 * How many words a query and a heading share. For the query `sort table` and the heading `How to sort a large table`:
 * `queryShare` is 1, since the heading has both words; `headingShare` is 2/3, since the query lacks `large`.
 */
interface Overlap {
  queryShare: number
  headingShare: number
}

/** Returns a function that compares headings with the query. Headings share most of their terms, so each term is compared once. */
function createHeadingComparer({ words }: Query): (heading: string) => Overlap {
  const wordsByTerm = new Map<string, QueryWord[]>()
  const findWordsMatching = (term: string): QueryWord[] => {
    const known = wordsByTerm.get(term)
    if (known) return known
    const matching = words.filter(word => isMatchedBy(word, term))
    wordsByTerm.set(term, matching)
    return matching
  }
  return heading => {
    const terms = listHeadingTerms(heading)
    const matched = new Set(terms.flatMap(findWordsMatching))
    const matching = terms.filter(term => findWordsMatching(term).length > 0)
    return { queryShare: matched.size / words.length, headingShare: matching.length / Math.max(1, terms.length) }
  }
}

/** A word of a phrase says nothing by itself: `case when` does not match "Corner cases", but it matches its synonym. */
function isMatchedBy(word: QueryWord, term: string): boolean {
  return word.isPhraseWord ? word.synonyms.flat().includes(term) : matchTerm(word, term) !== undefined
}

/** Kept for later queries, which are compared with the same headings. */
const termsByHeading = new Map<string, string[]>()

function listHeadingTerms(heading: string): string[] {
  const known = termsByHeading.get(heading)
  if (known) return known
  const terms = tokenize(heading).flatMap(({ kind, term }) => (kind === 'part' || stopWords.has(term) ? [] : [term]))
  termsByHeading.set(heading, terms)
  return terms
}
