// Search by a hosted service whose crawler reads this site: Algolia's DocSearch, or what speaks the same language.
import { defaultTag, searchLanguage } from './facets.ts'
import { readHostedAnswer } from './hosted-answer.ts'
import { markEnd, markStart } from './hosted-marks.ts'
import { createHostedService } from './hosted-service.ts'
import type { HostedSettings } from './page-search.ts'
import type { Rewrite } from './result-address.ts'
import type { PageKind, SearchGroup, SearchHit, SearchProvider, SearchRequest } from './search-provider.ts'

const longestQuery = 512
const hitsPerGroup = 5
const mostSuggestions = 3
const snippetWords = 15
/** Pages have several hits each; so many are asked for to have enough pages in one answer. */
const hitsPerPage = 2
/** The service cannot tell posts from other pages: of these the best hits are had, and chosen from here. */
const hitsToChooseFrom = 200
/** What the service gives in all, whatever is asked. */
const mostHits = 1_000

const levels = Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`)

export type HostedPage = {
  settings: HostedSettings
  rewrite: Rewrite | undefined
  /** Where the page stands; the site's own address is always known. */
  origin: string
  /** Facet of the docs version that the reader is in. */
  docsTag: () => string
  /** Paths of the pages the site has: the service may still know others. Undefined when they cannot be had. */
  listedPages: () => Promise<ReadonlySet<string> | undefined>
  /** Opens a connection before it is needed. */
  connect: (host: string) => void
}

/**
 * The service counts hits, not pages. `count` is that of pages once all hits are known, before that the service's own.
 */
export function hostedProvider({
  settings,
  rewrite,
  origin,
  docsTag,
  listedPages,
  connect,
}: HostedPage): SearchProvider {
  const service = createHostedService(settings)
  const site = { rewrite, origins: [...new Set([settings.siteUrl, origin])] }
  const names = new Set<string>()
  let listing: ReturnType<typeof listedPages> | undefined

  return {
    async warm() {
      const host = service.firstHost()
      if (host) connect(host)
      listing ??= listedPages()
    },
    async search(request) {
      const { kind, offset, limit, signal } = request
      signal.throwIfAborted()
      if (request.query.trim() === '') return { groups: [], count: 0, suggestions: [] }
      const isChosenHere = kind !== undefined && !(kind === 'doc' && settings.contextual)
      const length = Math.min(mostHits, isChosenHere ? hitsToChooseFrom : (offset + limit) * hitsPerPage)
      const hits: SearchHit[] = []
      listing ??= listedPages()
      // Pages stand in the order of their first hits, so that further hits only add to their end.
      for (let asked = 0; ; asked += length) {
        const data = await service.ask({ ...questionOf(request), offset: asked, length }, signal)
        const answer = readHostedAnswer(data, site)
        const listed = await listing
        const isListed = ({ target }: SearchHit) => listed?.has(pageOf(target)) ?? true
        hits.push(...answer.hits.filter(hit => isListed(hit) && (!isChosenHere || hit.kind === kind)))
        const groups = groupByPage(hits)
        const isAll = answer.received < length || asked + length >= Math.min(answer.total, mostHits)
        if (groups.length <= offset && !isAll && !isChosenHere) continue
        const count = isAll || isChosenHere ? groups.length : Math.max(answer.total, groups.length)
        return { groups: groups.slice(offset, offset + limit), count, suggestions: suggest(groups) }
      }
    },
    // The service sends snippets with its hits.
    snippets: async () => new Map(),
  }

  function questionOf({ query, kind }: SearchRequest) {
    return {
      indexName: settings.indexName,
      query: query.slice(0, longestQuery),
      ...(settings.contextual && {
        facetFilters: [`language:${searchLanguage}`, tagsOf(kind).map(tag => `docusaurus_tag:${tag}`)],
      }),
      attributesToRetrieve: [...levels, 'content', 'type', 'url', 'docusaurus_tag'],
      attributesToHighlight: levels,
      attributesToSnippet: [`content:${snippetWords}`],
      snippetEllipsisText: '…',
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
    }
  }

  function tagsOf(kind: PageKind | undefined): string[] {
    if (kind === undefined) return [defaultTag, docsTag()]
    return [kind === 'doc' ? docsTag() : defaultTag]
  }

  /** Sections and pages found before, the last first, when nothing is found now. */
  function suggest(groups: SearchGroup[]): string[] {
    if (groups.length === 0) return [...names].slice(-mostSuggestions).reverse()
    for (const { title, breadcrumbs } of groups) for (const name of [title.text, ...breadcrumbs]) names.add(name)
    return []
  }
}

/** Crawlers make several records of one section, such as its heading and its text: they are one hit. */
function groupByPage(hits: SearchHit[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>()
  for (const hit of hits) {
    const { title, kind, breadcrumbs } = hit
    const target = pageOf(hit.target)
    const group = groups.get(target) ?? { title, target, kind, breadcrumbs, hits: [] }
    groups.set(target, group)
    const same = group.hits.find(other => other.target === hit.target)
    if (same) same.snippet ??= hit.snippet
    else if (group.hits.length < hitsPerGroup) group.hits.push({ ...hit })
  }
  return [...groups.values()]
}

function pageOf(target: string): string {
  return target.replace(/[?#].*/s, '')
}
