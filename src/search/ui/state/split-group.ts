import type { SearchGroup, SearchHit } from '../../search-contract.ts'

/** A hit that is a section, not a page. */
export type SectionHit = SearchHit & { heading: NonNullable<SearchHit['heading']> }

/** A page as results list it: the page itself, even if only sections of it were found, and then its sections, best first. */
export interface SplitGroup {
  page: SearchHit
  isPageFound: boolean
  sections: SectionHit[]
}

export function splitGroup({ title, target, kind, breadcrumbs, hits }: SearchGroup): SplitGroup {
  const found = hits.find(({ heading }) => !heading)
  const url = hits[0]?.url.split('#')[0] ?? target
  const page = found ?? { url, target, kind, title, heading: undefined, breadcrumbs, snippet: undefined }
  return { page, isPageFound: found !== undefined, sections: hits.filter(isSection) }
}

function isSection(hit: SearchHit): hit is SectionHit {
  return hit.heading !== undefined
}
