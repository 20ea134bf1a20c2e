// Search by a hosted service whose crawler reads this site: Algolia's DocSearch, or one with the same interface.
import { stripQueryAndHash } from '../../urls/strip-query-and-hash.ts'
import type { SearchGroup, SearchHit, SearchProvider } from '../search-contract.ts'
import type { HostedSettings } from '../search-settings.ts'
import type { Rewrite } from '../shown-address.ts'
import { groupHits } from './group-hits.ts'
import { type HostedAnswer, readHostedAnswer } from './hosted-answer.ts'
import { writeHostedQuestion } from './hosted-question.ts'
import { createHostedService } from './hosted-service.ts'

const maxSuggestions = 3
/** The service answers with hits, of which a page may have several, so this many are requested per page (group) of the answer. */
const hitsPerPage = 2
/** The service cannot distinguish posts from other pages, so this many of the best hits are fetched and filtered here. */
const hitsToFilter = 200
/** The service never gives more hits for a query, however many are asked for. */
const maxHits = 1_000

export type HostedPage = {
  settings: HostedSettings
  rewrite: Rewrite | undefined
  /** Origin of the page on screen, in addition to the site's configured address. */
  origin: string
  /** Tag of the docs version that the reader is in. */
  docsTag: () => string
  /** Paths of the pages that the site has, since the service may still know others. */
  fetchListedPaths: () => Promise<ReadonlySet<string> | undefined>
  /** Opens a connection before it is needed. */
  connect: (host: string) => void
}

/** `count` of its answers is that of pages once all hits are known; before that it is the service's own, of hits. */
export function createHostedProvider(page: HostedPage): SearchProvider {
  const { settings, rewrite, origin, docsTag, connect } = page
  const service = createHostedService(settings)
  const site = { rewrite, origins: [...new Set([settings.siteUrl, origin])] }
  const suggest = createSuggester()
  let listing: ReturnType<HostedPage['fetchListedPaths']> | undefined
  const listPaths = () => {
    listing ??= page.fetchListedPaths()
    return listing
  }

  return {
    async warm() {
      const host = service.firstHost()
      if (host) connect(host)
      listPaths()
    },
    async search(request) {
      const { query, kind, offset, limit, signal } = request
      signal.throwIfAborted()
      if (query.trim() === '') return { groups: [], count: 0, suggestions: [] }
      const isFiltered = kind !== undefined && !(kind === 'doc' && settings.contextual)
      const length = Math.min(maxHits, isFiltered ? hitsToFilter : (offset + limit) * hitsPerPage)
      const question = writeHostedQuestion({ query, kind, docsTag: docsTag() }, settings)
      // Fetched while the service is asked.
      const listing = listPaths()
      const askFrom = async (first: number): Promise<HostedAnswer> => {
        const answer = readHostedAnswer(await service.ask({ ...question, offset: first, length }, signal), site)
        const listed = await listing
        const isListed = ({ target }: SearchHit) => listed?.has(stripQueryAndHash(target)) ?? true
        return { ...answer, hits: answer.hits.filter(hit => isListed(hit) && (!isFiltered || hit.kind === kind)) }
      }
      const { groups, count } = await collectGroups(askFrom, { length, offset, isFiltered })
      return { groups: groups.slice(offset, offset + limit), count, suggestions: suggest(groups) }
    },
    // The service sends snippets with its hits.
    snippets: async () => new Map(),
  }
}

type Collecting = { length: number; offset: number; isFiltered: boolean }

/**
 * Asks for `length` hits at a time until there are more than `offset` pages. Hits that are filtered here all come at once.
 * Groups are in the order of their first hits, so further hits only add to the end.
 */
async function collectGroups(
  askFrom: (first: number) => Promise<HostedAnswer>,
  { length, offset, isFiltered }: Collecting,
): Promise<{ groups: SearchGroup[]; count: number }> {
  const hits: SearchHit[] = []
  for (let first = 0; ; first += length) {
    const answer = await askFrom(first)
    hits.push(...answer.hits)
    const groups = groupHits(hits)
    const isAll = isFiltered || answer.received < length || first + length >= Math.min(answer.total, maxHits)
    if (groups.length > offset || isAll) {
      return { groups, count: isAll ? groups.length : Math.max(answer.total, groups.length) }
    }
  }
}

/** Suggests titles that were found before, the latest first, when nothing is found now. */
function createSuggester(): (groups: SearchGroup[]) => string[] {
  const names = new Set<string>()
  return groups => {
    if (groups.length === 0) return [...names].slice(-maxSuggestions).reverse()
    for (const { title, breadcrumbs } of groups) for (const name of [title.text, ...breadcrumbs]) names.add(name)
    return []
  }
}
