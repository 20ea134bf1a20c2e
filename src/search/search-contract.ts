// Requests of the search dialog and the search page and their answers. Every provider uses the same types.

/** Longer queries are cut: Algolia's API refuses them, and the embedded index would be slow. */
export const maxQueryLength = 512

export type HitKind = 'doc' | 'reference' | 'practice' | 'blog' | 'page'

/** Plain text and its matching parts, as sorted ranges that do not overlap: [from, to) in UTF-16 code units. */
export interface MarkedText {
  text: string
  marks: [from: number, to: number][]
}

/** A page or section that was found. */
export interface SearchHit {
  /** What readers see, copy and share: `/concepts/joins#as-of-join`. The site redirects it to `target`. */
  url: string
  /** Where the hit is, for navigation without the redirect: `/docs/concepts/joins#as-of-join`. */
  target: string
  kind: HitKind
  /** Title of the page. */
  title: MarkedText
  /** Heading of the section; undefined for the lead, the part of a page before its first heading. */
  heading: MarkedText | undefined
  /** The way to the page, outermost first, without the page itself. */
  breadcrumbs: string[]
  /** An excerpt of the section around the match, if the provider sends it with the answer. */
  snippet: Snippet | undefined
}

export type Snippet = MarkedText & { isCode: boolean }

/** Hits of one page, best first. */
export interface SearchGroup {
  title: MarkedText
  target: string
  kind: HitKind
  breadcrumbs: string[]
  hits: SearchHit[]
}

export interface SearchRequest {
  /** As typed; providers cut it to `maxQueryLength`. */
  query: string
  /** Undefined for all kinds. */
  kind: HitKind | undefined
  /** How many groups (one for each page) to return, and how many to skip before them. */
  limit: number
  offset: number
  signal: AbortSignal
}

export interface SearchAnswer {
  groups: SearchGroup[]
  /** How many pages match in all. */
  count: number
  /** Other queries worth trying when there are few hits; at most three. */
  suggestions: string[]
}

/** Its promises reject with the signal's reason when the signal aborts, else with an Error that says what could not be fetched. */
export interface SearchProvider {
  /** Fetches what the first search needs. */
  preload: () => Promise<void>
  search: (request: SearchRequest) => Promise<SearchAnswer>
  /** Snippets by the `target` of the hits, for hits that came without one. Those that cannot be fetched are left out. */
  snippets: (hits: SearchHit[], query: string, signal: AbortSignal) => Promise<Map<string, Snippet>>
}
