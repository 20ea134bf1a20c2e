// Search by a hosted service whose crawler reads this site: Algolia's DocSearch, or what speaks the same language.
import { defaultTag, searchLanguage } from './facets.ts'
import { readHostedAnswer } from './hosted-answer.ts'
import { markEnd, markStart } from './hosted-marks.ts'
import { createHostedService } from './hosted-service.ts'
import type { Rewrite } from './result-address.ts'
import type {
  PageKind,
  SearchAnswer,
  SearchGroup,
  SearchHit,
  SearchProvider,
  SearchRequest,
} from './search-provider.ts'
import type { HostedSettings } from './search-settings.ts'

const longestQuery = 512
const hitsPerGroup = 5
const mostSuggestions = 3
const snippetWords = 15
/** The service cannot tell posts from other pages: of these the best are had, and chosen from here. */
const hitsToChooseFrom = 200

const levels = Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`)

export type HostedPage = {
  settings: HostedSettings
  rewrite: Rewrite | undefined
  /** Where the page stands; the site's own address is always known. */
  origin: string
  /** Facet of the docs version that the reader is in. */
  docsTag: () => string
  /** Opens a connection before it is needed. */
  connect: (host: string) => void
}

/** `limit` and `offset` count hits, not groups, and so does `count`: that is what the service counts. */
export function createHostedProvider({ settings, rewrite, origin, docsTag, connect }: HostedPage): SearchProvider {
  const service = createHostedService(settings)
  const site = { rewrite, origins: [...new Set([settings.siteUrl, origin])] }
  const names = new Set<string>()

  return {
    async warm() {
      const host = service.firstHost()
      if (host) connect(host)
    },
    async search(request) {
      const { kind, offset, limit, signal } = request
      signal.throwIfAborted()
      if (request.query.trim() === '') return { groups: [], count: 0, suggestions: [] }
      const isChosenHere = kind !== undefined && !(kind === 'doc' && settings.contextual)
      const asked = isChosenHere ? { offset: 0, length: hitsToChooseFrom } : { offset, length: limit }
      const data = await service.ask({ ...questionOf(request), ...asked }, signal)
      const { hits, total } = readHostedAnswer(data, site)
      if (!isChosenHere) return answerOf(hits, total, offset)
      const chosen = hits.filter(hit => hit.kind === kind)
      return answerOf(chosen.slice(offset, offset + limit), chosen.length, offset)
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

  function answerOf(hits: SearchHit[], total: number, offset: number): SearchAnswer {
    const groups = groupByPage(hits)
    const suggestions = groups.length > 0 ? [] : [...names].slice(-mostSuggestions).reverse()
    for (const { title, breadcrumbs } of groups) for (const name of [title.text, ...breadcrumbs]) names.add(name)
    // When none of them can be shown, it is no result.
    return { groups, count: groups.length === 0 && offset === 0 ? 0 : total, suggestions }
  }
}

function groupByPage(hits: SearchHit[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>()
  for (const hit of hits) {
    const { title, kind, breadcrumbs } = hit
    const target = hit.target.replace(/[?#].*/s, '')
    const group = groups.get(target) ?? { title, target, kind, breadcrumbs, hits: [] }
    groups.set(target, group)
    if (group.hits.length < hitsPerGroup) group.hits.push(hit)
  }
  return [...groups.values()]
}
