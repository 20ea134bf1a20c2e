// What the search dialog and the search page ask, whoever answers: the embedded index or a hosted service.

export type PageKind = 'doc' | 'blog' | 'page'

/** Plain text with the parts that match, as sorted ranges that do not overlap: [from, to) in UTF-16 units. */
export type MarkedText = { text: string; marks: [from: number, to: number][] }

export type SearchHit = {
  /** What readers see, copy and share: `/concepts/joins#as-of-join`. The site serves it. */
  url: string
  /** Where the hit stands, for navigation without a detour: `/docs/concepts/joins#as-of-join`. */
  target: string
  kind: PageKind
  /** Title of the page. */
  title: MarkedText
  /** Heading of the section; undefined for what stands above the first one. */
  heading: MarkedText | undefined
  /** The way to the page, outermost first, without the page itself. */
  breadcrumbs: string[]
  /** A piece of the section around the match, where the provider has it at once. */
  snippet: Snippet | undefined
}

export type Snippet = MarkedText & { isCode: boolean }

/** Hits of one page, best first. */
export type SearchGroup = {
  title: MarkedText
  target: string
  kind: PageKind
  breadcrumbs: string[]
  hits: SearchHit[]
}

export type SearchRequest = {
  /** As typed; providers cut it to 512 characters. */
  query: string
  /** All kinds where it is undefined. */
  kind: PageKind | undefined
  /** Pages (groups) to answer, and how many to leave out before them. */
  limit: number
  offset: number
  signal: AbortSignal
}

export type SearchAnswer = {
  groups: SearchGroup[]
  /** Pages that match in all. */
  count: number
  /** Other queries worth trying, when there are few hits; at most three. */
  suggestions: string[]
}

/** Rejects with the signal's reason when it aborts, else with an Error that says what could not be had. */
export type SearchProvider = {
  /** Fetches what the first answer needs. */
  warm: () => Promise<void>
  search: (request: SearchRequest) => Promise<SearchAnswer>
  /** Snippets by the hits' `target`, for hits that came without; what cannot be had is left out. */
  snippets: (hits: SearchHit[], query: string, signal: AbortSignal) => Promise<Map<string, Snippet>>
}
