// Answers queries from the index. It runs in a worker, or in the page if workers are unavailable (start-engine.ts).

import { listAliasKeys } from '../index/aliases.ts'
import { type IndexedPage, readIndex, readShard, type SearchIndex } from '../index/index-file.ts'
import type { Postings } from '../index/postings.ts'
import type { HitKind, SearchAnswer, SearchGroup } from '../search-contract.ts'
import { defaultTag } from '../search-facets.ts'
import { readSynonyms } from '../terms/synonyms.ts'
import { type Query, readQuery } from './query.ts'
import { type IndexedSection, isLookedUp, type PageAnswer, rankPages } from './rank-pages.ts'
import { createRanker } from './rank-sections.ts'
import { createShardLoader } from './shard-loader.ts'
import { markMatches } from './snippets.ts'
import { suggestQueries } from './suggest-queries.ts'

export interface EngineRequest {
  query: string
  /** All kinds where it is undefined. */
  kind: HitKind | undefined
  /** Docs are searched only if they have the first of these tags that the site knows. Other pages are always searched. */
  docsTags: string[]
  /** How many pages to return, and how many to skip before them. */
  limit: number
  offset: number
}

/** `textFiles`: the names of the files with the text of the answer's pages, by `target` of their groups. */
export type EngineAnswer = SearchAnswer & { textFiles: Map<string, string> }

/** Rejects if nothing is found and a part of the index could not be fetched. */
export type Engine = (request: EngineRequest) => Promise<EngineAnswer>

const maxHitsOfPage = 5
/** With fewer pages than this, the query may be misspelt, and the answer has suggestions. */
const fewPages = 3

/**
 * `indexText`: the text of the index file. `fetchFile`: resolves with the text of another file of this index, by its name.
 * Throws an Error if the index is damaged or of another format.
 */
export function createEngine(indexText: string, fetchFile: (name: string) => Promise<string>): Engine {
  const index = readIndex(indexText)
  const { pages, lengths, postings, shards } = index
  const sections: IndexedSection[] = pages.flatMap(page => page.sections.map(section => ({ page, ...section })))
  const knownTags = new Set(pages.map(({ docsTag }) => docsTag))
  const synonyms = readSynonyms(index.synonyms)
  const pageOf = (number: number) => sections[number]?.page as IndexedPage
  // Pages that are looked up say many words in passing; they must not change which words of the others are rare.
  const rankers = [false, true]
    .filter(wanted => pages.some(page => isLookedUp(page) === wanted))
    .map(wanted => createRanker(lengths, number => isLookedUp(pageOf(number)) === wanted))
  const add = (added: Postings) => {
    for (const ranker of rankers) ranker.add(added)
  }
  add(postings)
  const loadShards = createShardLoader(shards, async file => add(readShard(await fetchFile(file))))

  return async request => {
    const query = readQuery(request.query, synonyms)
    const failure = await loadShards(query)
    const docsTag = request.docsTags.find(tag => knownTags.has(tag))
    const isWanted = (section: IndexedSection | undefined) => isSearched(section?.page, request.kind, docsTag)
    const rankings = rankers.map(ranker => ranker.rank(query, number => isWanted(sections[number])))
    const aliased = findAliased(query, sections, index).filter(isWanted)
    const answers = aliased.reduceRight(putFirst, rankPages(rankings, sections, query))
    if (answers.length === 0 && failure) throw failure
    const shown = answers.slice(request.offset, request.offset + request.limit)
    return {
      groups: shown.map(answer => toSearchGroup(answer, query)),
      count: answers.length,
      suggestions: answers.length < fewPages ? suggestQueries(query, pages) : [],
      textFiles: new Map(shown.map(({ page }) => [page.url, page.textFile])),
    }
  }
}

function isSearched(page: IndexedPage | undefined, kind: HitKind | undefined, docsTag: string | undefined): boolean {
  if (!page || (kind !== undefined && page.kind !== kind)) return false
  return page.docsTag === defaultTag || page.docsTag === docsTag
}

/** The sections for which the query is an alias, best first. */
function findAliased({ text }: Query, sections: IndexedSection[], { aliases }: SearchIndex): IndexedSection[] {
  const numbers = listAliasKeys(text).flatMap(key => aliases.get(key) ?? [])
  return numbers.flatMap(number => sections[number] ?? [])
}

/** The page of an aliased section comes first, and on it that section. */
function putFirst(answers: PageAnswer[], aliased: IndexedSection): PageAnswer[] {
  const found = answers.find(({ page }) => page === aliased.page)
  const others = found?.sections.filter(section => section !== aliased) ?? []
  return [{ page: aliased.page, sections: [aliased, ...others] }, ...answers.filter(answer => answer !== found)]
}

function toSearchGroup({ page, sections }: PageAnswer, { words, fillers }: Query): SearchGroup {
  const { url, kind, breadcrumbs } = page
  const title = markMatches(page.title, words)
  return {
    title,
    target: url,
    kind,
    breadcrumbs,
    hits: sections.slice(0, maxHitsOfPage).map(({ anchor, heading }) => {
      const isLead = anchor === ''
      const target = isLead ? url : `${url}#${anchor}`
      const markedHeading = isLead ? undefined : markMatches(heading, [...words, ...fillers])
      return { url: target, target, kind, title, heading: markedHeading, breadcrumbs, snippet: undefined }
    }),
  }
}

/** `number` identifies the request, since answers may arrive in another order. */
export type MessageToWorker =
  | { type: 'load'; index: string; folder: string }
  | { type: 'search'; number: number; request: EngineRequest }

export type MessageFromWorker =
  | { type: 'ready' }
  | { type: 'unreadable'; message: string }
  | { type: 'answer'; number: number; answer: EngineAnswer }
  | { type: 'failure'; number: number; message: string }
