import type { Problem } from '../content/input/problem.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { CompanionFile } from '../outputs/companion-files.ts'
import type { StylesheetName } from '../page-kinds/head/choose-stylesheets.ts'
import type { Route } from '../page-kinds/route.ts'
import type { SearchFiles } from '../search/index/build-search-files.ts'
import type { OutputFile } from '../site-config/site-config-schema.ts'

/** The site as one object: its content, its routes, and functions that make pages and files from them. */
export interface BuiltSite {
  content: SiteContent
  routes: Map<string, Route>
  redirects: Map<string, string>
  /** Makes the files that search fetches, once. Undefined with a hosted service alone, and if the site has errors. */
  search: (() => Promise<SearchFiles>) | undefined
  /** Renders the HTML of a route's page. */
  renderPage: (route: Route, assets: PageAssets) => string
  /** Files that the functions in `outputs` of the configuration return. */
  outputs: OutputFile[]
  /** The text of the stylesheets that the site's components import, by file. */
  componentCssByFile: ReadonlyMap<string, string>
  /** Makes feeds, twins and the other files beside the pages, anew on each call. */
  companions: () => AsyncGenerator<CompanionFile>
}

/** What `readSite` returns; `problems` have the severities of the configuration. */
export interface ReadResult {
  site: BuiltSite | undefined
  problems: Problem[]
}

/** Addresses of the bundled scripts and stylesheets, without the base path. */
export interface Assets {
  scripts: string[]
  /** Stylesheets from elsewhere than src/styles, such as the one of styles that authors write inline. */
  otherStylesheetUrls: string[]
  /** Addresses of the stylesheets of src/styles. */
  urlByStylesheet: ReadonlyMap<StylesheetName, string>
  /** What the entry script fetches on the reader's first input. */
  controls: string | undefined
  /** Scripts of the search dialog and the search page. */
  searchScripts: string[]
  /** Scripts and stylesheets that run q sessions, among them the interpreter. */
  sessionFiles: string[]
  /** Scripts and stylesheets that check the answers to exercises, among them the interpreter and React. */
  exerciseFiles: string[]
}

/** What one page may load. */
type PageAssets = Assets & {
  /** Stylesheets of the site's components on the page. */
  componentStylesheetUrls: string[]
}
