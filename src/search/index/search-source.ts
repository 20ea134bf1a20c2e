import type { SearchAliases, SearchSynonyms } from '../../content/input/data-files.ts'
import type { PageKind } from '../search-contract.ts'

/** Everything of a site that goes into the index. */
export type SearchSource = {
  /** Listed docs of all versions, then posts, then standalone pages. Of pages that match equally well the first one wins. */
  pages: Iterable<SearchablePage>
  /** The tag of the main version's docs. */
  mainDocsTag: string
  /** What begins every path of the site on its host: nothing, or `/docs-site`. */
  basePath: string
  /** Queries that lead straight to a section, from the site's data file. */
  aliases: SearchAliases
  /** What readers say, and what the pages say instead. */
  synonyms: SearchSynonyms
}

export type SearchablePage = {
  url: string
  title: string
  kind: PageKind
  /** The way to the page, outermost first. */
  breadcrumbs: string[]
  /** Who may find the page: `default` for all readers, else those of one version of the docs. */
  docsTag: string
  /** What the page is about in other words: a heading that differs from the title, tags, keywords, description, aliases. */
  about: string
  /** Queries that lead straight to the page. */
  aliases: string[]
  /** Whether it shows examples of everything, which match many queries by chance. */
  isDemonstration: boolean
  html: string
}
