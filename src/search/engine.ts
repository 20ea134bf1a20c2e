// Answers queries from the index. Runs in a worker, or in the page where there is none.
import { aliasKeysOf } from './alias-key.ts'
import { groupByPage, type IndexedSection, type PageAnswer } from './group-by-page.ts'
import { readShard, type SearchIndex } from './index-file.ts'
import { markText } from './marks.ts'
import { type Query, readQuery } from './query.ts'
import { createRanker } from './ranker.ts'
import type { PageKind, SearchAnswer, SearchGroup } from './search-provider.ts'
import { createShardLoader } from './shard-loader.ts'
import { suggestQueries } from './suggestions.ts'
import { readSynonyms } from './synonyms.ts'

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

/** Rejects when nothing is found and a part of the index could not be had. */
export type Engine = (question: Question) => Promise<EngineAnswer>

const maxHitsOfPage = 5
/** Below this many pages a reader may have meant something else. */
const fewPages = 3

/** `fetchFile`: text of a file of this index, by its name. */
export function createEngine(index: SearchIndex, fetchFile: (name: string) => Promise<string>): Engine {
  const { pages, aliases, lengths, postings, shards } = index
  const sections: IndexedSection[] = pages.flatMap(page => page.sections.map(section => ({ page, ...section })))
  const knownTags = new Set(pages.map(({ docsTag }) => docsTag))
  const synonyms = readSynonyms(index.synonyms)
  const ranker = createRanker(lengths)
  ranker.add(postings)
  const loadShards = createShardLoader(shards, async file => ranker.add(readShard(await fetchFile(file))))

  return async ({ query: typed, kind, docsTags, limit, offset }) => {
    const query = readQuery(typed, synonyms)
    const trouble = await loadShards(query)
    const docsTag = docsTags.find(tag => knownTags.has(tag))
    const ranked = ranker.rank(query, number => isWanted(sections[number]))
    const first = aliasKeysOf(query.text)
      .map(key => sections[aliases.get(key) ?? -1])
      .find(isWanted)
    const found = withFirst(first, groupByPage(ranked, sections, query))
    if (found.length === 0 && trouble) throw trouble
    const shown = found.slice(offset, offset + limit)
    return {
      groups: shown.map(answer => describe(answer, query)),
      count: found.length,
      suggestions: found.length < fewPages ? suggestQueries(query, pages) : [],
      textFiles: new Map(shown.map(({ page }) => [page.url, page.textFile])),
    }

    function isWanted(section: IndexedSection | undefined): boolean {
      if (!section) return false
      const { page } = section
      return (kind === undefined || page.kind === kind) && (page.docsTag === 'default' || page.docsTag === docsTag)
    }
  }
}

/** The page of an alias comes first, and with it the section that the alias stands for. */
function withFirst(first: IndexedSection | undefined, answers: PageAnswer[]): PageAnswer[] {
  if (!first) return answers
  const own = answers.find(({ page }) => page === first.page)
  const others = own?.sections.filter(section => section !== first) ?? []
  return [{ page: first.page, sections: [first, ...others] }, ...answers.filter(answer => answer !== own)]
}

function describe({ page, sections }: PageAnswer, { words, fillers }: Query): SearchGroup {
  const { url, kind, breadcrumbs } = page
  const title = markText(page.title, words)
  return {
    title,
    target: url,
    kind,
    breadcrumbs,
    hits: sections.slice(0, maxHitsOfPage).map(({ anchor, heading }) => {
      const target = anchor === '' ? url : `${url}#${anchor}`
      const marked = anchor === '' ? undefined : markText(heading, [...words, ...fillers])
      return { url: target, target, kind, title, heading: marked, breadcrumbs, snippet: undefined }
    }),
  }
}
