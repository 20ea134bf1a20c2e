import { atBase } from '../../navigation/at-base.ts'
import type { PageKind } from '../../search/search-provider.ts'

type Asked = { query: string; kind: PageKind | undefined }

/** Kinds that the search page has a filter for. */
const kinds: readonly PageKind[] = ['doc', 'blog']

/** `('fby ', 'blog')` is asked at `/search?q=fby&kind=blog`. */
export function searchAddress(query: string, kind?: PageKind): string {
  const asked = new URLSearchParams({ q: query.trim(), ...(kind && { kind }) })
  return `${atBase('/search')}?${asked}`
}

/** What the query string of a search page's address asks for; a kind that has no filter is ignored. */
export function readSearchAddress(search: string): Asked {
  const parameters = new URLSearchParams(search)
  const kind = parameters.get('kind')
  return { query: parameters.get('q') ?? '', kind: kinds.find(known => known === kind) }
}
