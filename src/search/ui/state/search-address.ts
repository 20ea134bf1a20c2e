import { withBasePath } from '../../../browser/with-base-path.ts'
import { searchPagePath } from '../../../urls/reserved-paths.ts'
import type { HitKind } from '../../search-contract.ts'

interface SearchQuery {
  query: string
  kind: HitKind | undefined
}

/** Kinds for which the search page has a filter. */
const filteredKinds: readonly HitKind[] = ['doc', 'blog']

/** The address of the search page for a query: `('fby ', 'blog')` -> `/search?q=fby&kind=blog`. */
export function buildSearchAddress(query: string, kind?: HitKind): string {
  const parameters = new URLSearchParams({ q: query.trim(), ...(kind && { kind }) })
  return `${withBasePath(searchPagePath)}?${parameters}`
}

/** The query and filter in the query string of the search page: `?q=fby` -> `fby` in all kinds. A kind without a filter is ignored. */
export function readSearchAddress(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  const kind = parameters.get('kind')
  return { query: parameters.get('q') ?? '', kind: filteredKinds.find(known => known === kind) }
}
