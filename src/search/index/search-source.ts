import type { SearchAliases, SearchSynonyms } from '../../content/input/data-files.ts'
import type { HitKind } from '../search-contract.ts'

/** The pages of a site and its settings that the index is built from. */
export interface SearchSource {
  /** Listed docs of all versions, then posts, then standalone pages. Of pages that match equally well, the first one comes first. */
  pages: Iterable<SearchablePage>
  /** The tag of the main version's docs. */
  mainDocsTag: string
  /** The prefix of every path of the site on its host: empty, or `/docs-site`. */
  basePath: string
  /** Queries that lead straight to a section, from the site's data file. */
  aliases: SearchAliases
  /** Words that readers use -> the words that the pages use instead. */
  synonyms: SearchSynonyms
}

export interface SearchablePage {
  url: string
  title: string
  kind: HitKind
  /** The way to the page, outermost first. */
  breadcrumbs: string[]
  /** Whose searches find the page: `default` for all, else those in one version of the docs. */
  docsTag: string
  /** Other words for what the page is about: a heading that differs from the title, tags, keywords, description, aliases. */
  about: string
  /** The names that a page of the reference explains: a query for one of them finds it before anything else. */
  names?: string[]
  /** Queries that lead straight to the page. */
  aliases: string[]
  /** Whether the page has examples of everything, which match many queries by chance. */
  isDemonstration: boolean
  html: string
}
