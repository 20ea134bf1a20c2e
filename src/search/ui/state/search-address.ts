import { withBasePath } from '../../../browser/with-base-path.ts'
import type { PageKind } from '../../search-contract.ts'

type AddressedSearch = { query: string; kind: PageKind | undefined }

/** Kinds for which the search page has a filter. */
const filteredKinds: readonly PageKind[] = ['doc', 'blog']

/** Where the search page asks this: `('fby ', 'blog')` -> `/search?q=fby&kind=blog`. */
export function searchAddress(query: string, kind?: PageKind): string {
  const parameters = new URLSearchParams({ q: query.trim(), ...(kind && { kind }) })
  return `${withBasePath('/search')}?${parameters}`
}

/** What a query string asks the search page for: `?q=fby` -> `fby` of all kinds. A kind without a filter is ignored. */
export function readSearchAddress(search: string): AddressedSearch {
  const parameters = new URLSearchParams(search)
  const kind = parameters.get('kind')
  return { query: parameters.get('q') ?? '', kind: filteredKinds.find(known => known === kind) }
}
