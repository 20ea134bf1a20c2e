import type { IndexedPage } from './index-file.ts'
import { matchOf, type Query } from './query.ts'
import type { Ranked } from './ranker.ts'
import type { PageKind } from './search-provider.ts'
import { stopWords } from './stop-words.ts'
import { tokenize } from './tokenizer.ts'

export type IndexedSection = { page: IndexedPage; anchor: string; heading: string }

/** A page that answers a query, and its sections that do, best first. */
export type PageAnswer = { page: IndexedPage; sections: IndexedSection[] }

/** How much a heading that says just what the query says raises its section. */
const headingBonus = 1.2
/** How much such a title raises its page; one that says more besides raises it by half of that at least. */
const titleBonus = 0.9
/** What the sections of a page after the best one add to its score. */
const otherSectionShare = 0.18
const maxOtherSections = 4
/** What its kind makes of a page: docs are kept true, posts grow old. */
const kindWeights: Record<PageKind, number> = { doc: 1, page: 0.9, blog: 0.65 }
/** Sections with less than this share of the page's best score are not shown beside it. */
const shownShare = 0.5

/** Pages by how well they and their sections answer, best first. */
export function groupByPage(ranked: Ranked[], sections: IndexedSection[], query: Query): PageAnswer[] {
  const groups = new Map<IndexedPage, Scored[]>()
  for (const { section: number, score } of ranked) {
    const section = sections[number]
    if (!section) continue
    const { answered, asked } = agreement(section.heading || section.page.title, query)
    const group = groups.get(section.page) ?? []
    groups.set(section.page, group)
    group.push({ section, score: score * (1 + headingBonus * answered * asked) })
  }
  return [...groups]
    .map(([page, group]) => {
      const best = group.sort((a, b) => b.score - a.score)
      return { page, sections: worthShowing(best), score: pageScore(page, best, query) }
    })
    .sort((a, b) => b.score - a.score)
}

type Scored = { section: IndexedSection; score: number }

function worthShowing(best: Scored[]): IndexedSection[] {
  const least = (best[0]?.score ?? 0) * shownShare
  return best.filter(({ score }) => score >= least).map(({ section }) => section)
}

function pageScore({ title, kind }: IndexedPage, [best, ...others]: Scored[], query: Query): number {
  const rest = others.slice(0, maxOtherSections).map(({ score }, index) => (score * otherSectionShare) / (index + 1))
  const sum = rest.reduce((total, score) => total + score, best?.score ?? 0)
  const { answered, asked } = agreement(title, query)
  return kindWeights[kind] * sum * (1 + (titleBonus * answered * (1 + asked)) / 2)
}

/** Shares: of the query's words that a heading has, and of the heading's words that the query has. */
function agreement(heading: string, { words }: Query): { answered: number; asked: number } {
  const terms = tokenize(heading).flatMap(({ kind, term }) => (kind === 'part' || stopWords.has(term) ? [] : [term]))
  const answered = words.filter(word => terms.some(term => matchOf(word, term)))
  const asked = terms.filter(term => words.some(word => matchOf(word, term)))
  return { answered: answered.length / words.length, asked: asked.length / Math.max(1, terms.length) }
}
