// Search by a hosted service whose crawler reads this site: Algolia's DocSearch, or a service with the same API.

import { withBasePath } from '../../browser/with-base-path.ts'
import { stripQueryAndHash } from '../../urls/addresses.ts'
import type { SearchGroup, SearchHit, SearchProvider } from '../search-contract.ts'
import type { HostedSettings, Rewrite } from '../search-settings.ts'
import { type HostedAnswer, readHostedAnswer } from './hosted-answer.ts'
import { buildHostedRequest, createHostedService } from './hosted-service.ts'

const maxSuggestions = 3
/** The service counts hits, of which a page may have several, so this many are requested for each group of the answer. */
const hitsPerGroup = 2
/** The service cannot filter posts and standalone pages, so this many of the best hits are fetched and filtered here. */
const hitsToFilter = 200
/** The service never returns more hits for a query. */
const maxHits = 1_000

export interface HostedProviderOptions {
  settings: HostedSettings
  rewrite: Rewrite | undefined
  /** Origin of the page on screen, in addition to the site's configured address. */
  origin: string
  /** Tag of the docs version that the reader is reading. */
  docsTag: () => string
  /** Paths of the pages that the site has: the service may still return pages that were removed. */
  fetchListedPaths: () => Promise<ReadonlySet<string> | undefined>
  /** Opens a connection before it is needed. */
  connect: (host: string) => void
}

/** The `count` of its answers is the number of pages once all hits are known, and the service's number of hits before that. */
export function createHostedProvider(options: HostedProviderOptions): SearchProvider {
  const { settings, rewrite, origin, docsTag, connect } = options
  const service = createHostedService(settings)
  const addressRules = { rewrite, origins: [...new Set([settings.siteUrl, origin])] }
  const suggest = createSuggester()
  let loadingPaths: ReturnType<HostedProviderOptions['fetchListedPaths']> | undefined
  const fetchPathsOnce = () => {
    loadingPaths ??= options.fetchListedPaths()
    return loadingPaths
  }

  return {
    async preload() {
      const host = service.firstHost()
      if (host) connect(host)
      fetchPathsOnce()
    },
    async search(request) {
      const { query, kind, offset, limit, signal } = request
      signal.throwIfAborted()
      if (query.trim() === '') return { groups: [], count: 0, suggestions: [] }
      const isFiltered = kind !== undefined && !(kind === 'doc' && settings.contextual)
      const length = Math.min(maxHits, isFiltered ? hitsToFilter : (offset + limit) * hitsPerGroup)
      const body = buildHostedRequest({ query, kind, docsTag: docsTag() }, settings)
      // Fetched in parallel with the request to the service.
      const listedPaths = fetchPathsOnce()
      const requestFrom = async (first: number): Promise<HostedAnswer> => {
        const answer = readHostedAnswer(await service.send({ ...body, offset: first, length }, signal), addressRules)
        const listed = await listedPaths
        const isListed = ({ target }: SearchHit) => listed?.has(stripQueryAndHash(target)) ?? true
        return { ...answer, hits: answer.hits.filter(hit => isListed(hit) && (!isFiltered || hit.kind === kind)) }
      }
      const { groups, count } = await collectGroups(requestFrom, { length, offset, isFiltered })
      return { groups: groups.slice(offset, offset + limit), count, suggestions: suggest(groups) }
    },
    // The service sends snippets with its hits.
    snippets: async () => new Map(),
  }
}

interface CollectOptions {
  length: number
  offset: number
  isFiltered: boolean
}

/**
 * Requests `length` hits at a time until there are more than `offset` groups. Hits that are filtered here are requested only
 * once. Groups are in the order of their first hits, so further hits only add groups at the end.
 */
async function collectGroups(
  requestFrom: (first: number) => Promise<HostedAnswer>,
  { length, offset, isFiltered }: CollectOptions,
): Promise<{ groups: SearchGroup[]; count: number }> {
  const hits: SearchHit[] = []
  for (let first = 0; ; first += length) {
    const answer = await requestFrom(first)
    hits.push(...answer.hits)
    const groups = groupHits(hits)
    const isAll = isFiltered || answer.received < length || first + length >= Math.min(answer.total, maxHits)
    if (groups.length > offset || isAll) {
      return { groups, count: isAll ? groups.length : Math.max(answer.total, groups.length) }
    }
  }
}

/** Returns a function that suggests titles of earlier results, the latest first, if there are none now. */
function createSuggester(): (groups: SearchGroup[]) => string[] {
  const names = new Set<string>()
  return groups => {
    if (groups.length === 0) return [...names].slice(-maxSuggestions).reverse()
    for (const { title, breadcrumbs } of groups) for (const name of [title.text, ...breadcrumbs]) names.add(name)
    return []
  }
}

const maxHitsOfGroup = 5

/**
 * Groups hits by page, in the order of each page's first hit. Crawlers make several records of one section, such as one for
 * its heading and one for its text; these become one hit.
 */
function groupHits(hits: SearchHit[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>()
  for (const hit of hits) {
    const { title, kind, breadcrumbs } = hit
    const target = stripQueryAndHash(hit.target)
    const group = groups.get(target) ?? { title, target, kind, breadcrumbs, hits: [] }
    groups.set(target, group)
    const same = group.hits.find(other => other.target === hit.target)
    if (same) same.snippet ??= hit.snippet
    else if (group.hits.length < maxHitsOfGroup) group.hits.push({ ...hit })
  }
  return [...groups.values()]
}

/** Paths of all pages in the sitemap. Undefined if it cannot be fetched or is split into several files; every hit then counts as listed. */
export async function fetchListedPaths(): Promise<ReadonlySet<string> | undefined> {
  try {
    const response = await fetch(withBasePath('/sitemap.xml'))
    if (!response.ok) return undefined
    const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml')
    const addresses = [...sitemap.querySelectorAll('url > loc')].map(({ textContent }) => new URL(textContent ?? ''))
    return addresses.length > 0 ? new Set(addresses.map(({ pathname }) => pathname)) : undefined
  } catch {
    return undefined
  }
}
