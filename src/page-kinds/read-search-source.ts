import { findMainVersion } from '../content/docs/versions.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { SearchablePage, SearchSource } from '../search/index/search-source.ts'
import { getDocsTag } from '../search/search-facets.ts'
import { getBasePath } from '../urls/site-url.ts'
import type { Route } from './route.ts'

/** Everything that search indexes. `routes` are in reading order, which decides between pages that match equally well. */
export function readSearchSource(site: SiteContent, routes: Route[]): SearchSource {
  return {
    pages: listSearchablePages(routes),
    mainDocsTag: getDocsTag(findMainVersion(site.config.versions).name),
    basePath: getBasePath(site.config),
    aliases: site.searchData.aliases ?? [],
    synonyms: site.searchData.synonyms ?? {},
  }
}

/** Yields page by page, since all texts of a large site would take too much memory. */
function* listSearchablePages(routes: Route[]): Generator<SearchablePage> {
  for (const { searchWords } of routes) {
    const page = searchWords()
    if (page) yield page
  }
}
