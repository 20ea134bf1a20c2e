// Answers queries from the index. Runs in a worker, or in the page where there is none.
import { aliasKey } from './alias-key.ts'
import type { IndexedPage, SearchIndex } from './index-file.ts'
import { markText } from './marks.ts'
import { matchOf, type Query, type QueryWord, readQuery } from './query.ts'
import { createRanker, type Ranked } from './ranker.ts'
import type { PageKind, SearchAnswer, SearchGroup } from './search-provider.ts'
import { suggestQueries } from './suggestions.ts'
import { tokenize } from './tokenizer.ts'

export type Question = {
  query: string
  kind: PageKind | undefined
  /** Pages for all readers are searched, and docs with the first of these tags that any have. */
  docsTags: string[]
  limit: number
  offset: number
}

/** `textFiles`: where the text of the answer's pages is, by `target` of their groups. */
export type EngineAnswer = SearchAnswer & { textFiles: Map<string, string> }

export type Engine = (question: Question) => EngineAnswer

const maxHitsOfPage = 5
/** What the sections of a page after the best one add to its score. */
const otherSectionShare = 0.18
const maxOtherSections = 4
/** How much a title with all words of the query raises its page. */
const titleBonus = 0.9
/** Below this many pages a reader may have meant something else. */
const fewPages = 3

type Section = { page: IndexedPage; anchor: string; heading: string }
type RankedPage = { page: IndexedPage; sections: Section[]; score: number }

export function createEngine({ pages, aliases, postings }: SearchIndex): Engine {
  const sections: Section[] = pages.flatMap(page => page.sections.map(section => ({ page, ...section })))
  const rank = createRanker(postings, sections.length)

  return ({ query: typed, kind, docsTags, limit, offset }) => {
    const docsTag = docsTags.find(tag => pages.some(page => page.docsTag === tag))
    const query = readQuery(typed)
    const isWanted = ({ page }: Section) =>
      (kind === undefined || page.kind === kind) && (page.docsTag === 'default' || page.docsTag === docsTag)
    const ranked = rank(query, number => {
      const section = sections[number]
      return section !== undefined && isWanted(section)
    })
    const known = sections[aliases.get(aliasKey(typed)) ?? -1]
    const found = withFirst(known && isWanted(known) ? known : undefined, groupByPage(ranked, sections, query))
    const shown = found.slice(offset, offset + limit)
    return {
      groups: shown.map(group => describe(group, query)),
      count: found.length,
      suggestions: found.length < fewPages ? suggestQueries(query, pages) : [],
      textFiles: new Map(shown.map(({ page }) => [page.url, page.textFile])),
    }
  }
}

function groupByPage(ranked: Ranked[], sections: Section[], query: Query): RankedPage[] {
  const scores = new Map<IndexedPage, { sections: Section[]; scores: number[] }>()
  for (const { section: number, score } of ranked) {
    const section = sections[number]
    if (!section) continue
    const group = scores.get(section.page) ?? { sections: [], scores: [] }
    scores.set(section.page, group)
    group.sections.push(section)
    group.scores.push(score)
  }
  return [...scores]
    .map(([page, group]) => ({ page, sections: group.sections, score: pageScore(page, group.scores, query) }))
    .sort((a, b) => b.score - a.score)
}

function pageScore({ title }: IndexedPage, [best = 0, ...others]: number[], { words }: Query): number {
  const rest = others.slice(0, maxOtherSections).map((score, index) => (score * otherSectionShare) / (index + 1))
  const inTitle = tokenize(title)
  const answered = words.filter(word => inTitle.some(({ term }) => matchOf(word, term)))
  const sum = rest.reduce((total, score) => total + score, best)
  return sum * (1 + (titleBonus * answered.length) / words.length)
}

/** The page of an alias comes first, and with it the section that the alias stands for. */
function withFirst(first: Section | undefined, pages: RankedPage[]): RankedPage[] {
  if (!first) return pages
  const own = pages.find(({ page }) => page === first.page)
  const others = own?.sections.filter(section => section !== first) ?? []
  const group = { page: first.page, sections: [first, ...others], score: Number.POSITIVE_INFINITY }
  return [group, ...pages.filter(page => page !== own)]
}

function describe({ page, sections }: RankedPage, { words, fillers }: Query): SearchGroup {
  const all: QueryWord[] = [...words, ...fillers]
  const { url, kind, breadcrumbs } = page
  const title = markText(page.title, words)
  return {
    title,
    target: url,
    kind,
    breadcrumbs,
    hits: sections.slice(0, maxHitsOfPage).map(({ anchor, heading }) => {
      const target = anchor === '' ? url : `${url}#${anchor}`
      const marked = anchor === '' ? undefined : markText(heading, all)
      return { url: target, target, kind, title, heading: marked, breadcrumbs, snippet: undefined }
    }),
  }
}
