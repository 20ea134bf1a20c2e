import { coverageOf, type Ranking, scoreOf } from './combine-words.ts'
import type { IndexedPage } from './index-file.ts'
import { matchOf, type Query, type QueryWord } from './query.ts'
import type { PageKind } from './search-provider.ts'
import { stopWords } from './stop-words.ts'
import { tokenize } from './tokenizer.ts'

export type IndexedSection = { page: IndexedPage; anchor: string; heading: string }

/** A page that answers a query, and its sections that do, best first. */
export type PageAnswer = { page: IndexedPage; sections: IndexedSection[] }

/** How much a heading that says just what the query says raises its section. */
const headingBonus = 1.2
/** A query of so many telling words is a question. */
const wordsOfQuestion = 3
/** What that makes of what stands above a page's first heading, which has the title's words twice. */
const leadWeight = 0.65
/** Of so many of the best sections headings are looked at. */
const maxHeadings = 300
/** How much such a title raises its page; one that says more besides raises it by half of that at least. */
const titleBonus = 0.9
/** What the sections of a page after the best one add to its score. */
const otherSectionShare = 0.18
const maxOtherSections = 4
/** What the words that a page has in different sections add to its score. More, and long pages come before those that answer. */
const scatteredShare = 0.15
/** What its kind makes of a page: docs are kept true, posts grow old. */
const kindWeights: Record<PageKind, number> = { doc: 1, page: 0.9, blog: 0.65 }
/** Sections with less than this share of the page's best score are not shown beside it. */
const shownShare = 0.5

/** Pages by how well they and their sections answer, best first. */
export function groupByPage(
  { sections: ranked, wordWeights }: Ranking,
  sections: IndexedSection[],
  query: Query,
): PageAnswer[] {
  const agreement = createAgreement(query)
  const groups = new Map<IndexedPage, Scored[]>()
  for (const [place, { section: number, score, wordScores }] of ranked.entries()) {
    const section = sections[number]
    if (!section) continue
    const bonus = place < maxHeadings ? headingBonusOf(section) : 0
    const weight = isLeadOfMore(section) ? leadWeight : 1
    const group = groups.get(section.page) ?? []
    groups.set(section.page, group)
    group.push({ section, wordScores, score: score * (1 + bonus) * weight })
  }
  const answers = [...groups]
    .map(([page, group]) => {
      const best = group.sort((a, b) => b.score - a.score)
      const wordScores = bestWordScores(group)
      const coverage = coverageOf(wordScores, wordWeights)
      return { page, sections: worthShowing(best), score: pageScore(page, best, wordScores), coverage }
    })
    .sort((a, b) => b.score - a.score)
  return withDemonstrationsLast(answers)

  function headingBonusOf({ heading, page }: IndexedSection): number {
    const { answered, asked } = agreement(heading || page.title)
    return headingBonus * answered * asked
  }

  /** A question of many words is after a section, unless the title says them all. */
  function isLeadOfMore({ anchor, page }: IndexedSection): boolean {
    return anchor === '' && query.words.length >= wordsOfQuestion && agreement(page.title).answered < 1
  }

  function bestWordScores(group: Scored[]): number[] {
    return wordWeights.map((_, word) => Math.max(...group.map(({ wordScores }) => wordScores[word] ?? 0)))
  }

  function pageScore({ title, kind }: IndexedPage, [best, ...others]: Scored[], wordScores: number[]): number {
    const rest = others.slice(0, maxOtherSections).map(({ score }, index) => (score * otherSectionShare) / (index + 1))
    const sum = rest.reduce((total, score) => total + score, best?.score ?? 0)
    const { answered, asked } = agreement(title)
    const scattered = scoreOf(wordScores, wordWeights) * scatteredShare
    return kindWeights[kind] * (sum + scattered) * (1 + (titleBonus * answered * (1 + asked)) / 2)
  }
}

/** `coverage`: share of the query that the page answers. */
type ScoredPage = PageAnswer & { score: number; coverage: number }

type Scored = { section: IndexedSection; score: number; wordScores: number[] }

/** A page that shows examples of everything answers many queries by chance: it stands behind all that have as many of the words. */
function withDemonstrationsLast(answers: ScoredPage[]): PageAnswer[] {
  const ordered = answers.filter(({ page }) => !page.isDemonstration)
  for (const answer of answers.filter(({ page }) => page.isDemonstration)) {
    const behind = ordered.findLastIndex(other => other.coverage >= answer.coverage)
    const better = ordered.findLastIndex(other => other.score >= answer.score)
    ordered.splice(Math.max(behind, better) + 1, 0, answer)
  }
  return ordered
}

function worthShowing(best: Scored[]): IndexedSection[] {
  const least = (best[0]?.score ?? 0) * shownShare
  return best.filter(({ score }) => score >= least).map(({ section }) => section)
}

/** Shares: of the query's words that a heading has, and of the heading's words that the query has. */
function createAgreement({ words }: Query): (heading: string) => { answered: number; asked: number } {
  const wordsByTerm = new Map<string, QueryWord[]>()
  return heading => {
    const terms = termsOf(heading)
    const answered = new Set(terms.flatMap(answeredBy))
    const asked = terms.filter(term => answeredBy(term).length > 0)
    return { answered: answered.size / words.length, asked: asked.length / Math.max(1, terms.length) }
  }

  function answeredBy(term: string): QueryWord[] {
    const known = wordsByTerm.get(term)
    if (known) return known
    const answered = words.filter(word => isAnsweredBy(word, term))
    wordsByTerm.set(term, answered)
    return answered
  }
}

/** Words of a phrase mean nothing apart: `case when` is not answered by "Corner cases". */
function isAnsweredBy(word: QueryWord, term: string): boolean {
  return word.isPhraseWord ? word.synonyms.flat().includes(term) : matchOf(word, term) !== undefined
}

/** By heading: all queries look at the same ones. */
const termsOfHeadings = new Map<string, string[]>()

function termsOf(heading: string): string[] {
  const known = termsOfHeadings.get(heading)
  if (known) return known
  const terms = tokenize(heading).flatMap(({ kind, term }) => (kind === 'part' || stopWords.has(term) ? [] : [term]))
  termsOfHeadings.set(heading, terms)
  return terms
}
