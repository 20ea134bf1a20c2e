// Reads the site: its configuration, its content and its own code. Runs at build and in development.
import { dropDuplicateRoutes } from '../checks/page-addresses.ts'
import { findUnreadableFiles } from '../checks/site-files.ts'
import { addVersionLinks } from '../content/docs/versions.ts'
import { applySeverities, hasErrors, type Problem, type Report } from '../content/input/problem.ts'
import { readSource } from '../content/input/source-file.ts'
import { renderInlineMarkdown } from '../content/markdown/inline-markdown.ts'
import { readSiteContent } from '../content/read-site-content.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { Shell } from '../frame/document.tsx'
import { type LazyText, type Memo, noMemo } from '../lib/memo.ts'
import { generatorComponentNames } from '../mdx/generator-component-names.ts'
import { createMdxRuntime } from '../mdx/mdx-runtime.tsx'
import {
  readSiteComponents,
  reportBrowserCode,
  reportDuplicateIslands,
  reportInlineStyles,
  type SiteModules,
} from '../mdx/site-components.ts'
import { listHeadLinks } from '../outputs/browser-integration.ts'
import { type CompanionFile, makeCompanionFiles } from '../outputs/companion-files.ts'
import { runSiteOutputs } from '../outputs/run-site-outputs.ts'
import type { StylesheetName } from '../page-kinds/head/stylesheets.ts'
import { renderDocument } from '../page-kinds/render-document.tsx'
import type { Route } from '../page-kinds/route.ts'
import { listRedirects, listRoutes, readSearchSource, sortRoutes } from '../page-kinds/routes.ts'
import { readPageModules } from '../page-kinds/standalone-page.tsx'
import { qFenceRenderer } from '../q-pages/fence/fence-renderer.ts'
import { buildSearchSettings, isIndexNeeded } from '../search/build-search-settings.ts'
import { buildSearchFiles, type SearchFiles } from '../search/index/build-search-files.ts'
import type { SearchSettings } from '../search/search-settings.ts'
import { getSiteSettings, type OutputFile, type SiteConfig } from '../site-config/site-config-schema.ts'
import { searchIndexPath } from '../urls/search-paths.ts'
import { getBasePath } from '../urls/site-url.ts'

/** The site as one object: its content, its routes, and functions that make pages and files from them. */
export interface BuiltSite {
  content: SiteContent
  routes: Map<string, Route>
  redirects: Map<string, string>
  /** Makes the files that search fetches, once. Undefined with a hosted service alone, and if the site has errors. */
  search: (() => Promise<SearchFiles>) | undefined
  /** Renders the HTML of a route's page, when it is read. */
  renderPage: (route: Route, assets: PageAssets) => LazyText
  /** Files that the functions in `outputs` of the configuration return. */
  outputs: OutputFile[]
  /** The text of the stylesheets that the site's components import, by file. */
  componentCssByFile: ReadonlyMap<string, string>
  /** Makes feeds, twins and the other files beside the pages, anew on each call. */
  companions: () => AsyncGenerator<CompanionFile>
}

/** `site` is undefined if the configuration or a file could not be read; `problems` have the severities of the configuration. */
export interface AssembledSite {
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

/** The site's own code, as `virtual:site-code` exports it. */
export interface SiteCode {
  /** What `site.config.ts` exports as default. */
  config: unknown
  sidebars: { path: string; exported: unknown } | undefined
  modules: SiteModules
}

interface AssembleOptions {
  root: string
  config: SiteConfig
  code: SiteCode
  includesDrafts: boolean
  /** The address of the only page that has its content, for development, which shows it before the others are compiled. */
  only?: string | undefined
  /** Development counts no page views. */
  isDevelopment?: boolean
  /** Changes with `code`; undefined if the code may read what the build does not know of. */
  codeVersion?: string | undefined
  /** Recalls what earlier builds made. */
  memo?: Memo
}

/**
 * Reads the site in `root`. If it has errors, the result holds what could be read: it can be checked, and must not be served.
 * With files that cannot be read, `site` is undefined.
 */
export async function assembleSite(options: AssembleOptions): Promise<AssembledSite> {
  const { root, config, code, isDevelopment = false, only, memo = noMemo } = options
  const unreadable = [...findUnreadableFiles(root, 'content'), ...findUnreadableFiles(root, 'static')]
  if (unreadable.length > 0) return { site: undefined, problems: unreadable }

  const problems: Problem[] = []
  const report: Report = problem => problems.push(problem)
  const pageModules = readPageModules(code.modules.pages, report)
  const content = await readContent(options, report)
  const readingOrder = dropDuplicateRoutes(listRoutes(content, pageModules), report)
  const hasNoErrors = !hasErrors(applySeverities(problems, config.checks))
  const isWhole = hasNoErrors && only === undefined
  const site = await createBuiltSite({
    ...{ root, code, content, readingOrder },
    ...{ hasNoErrors, isWhole, isDevelopment, memo, report },
  })
  return { site, problems: applySeverities(problems, config.checks) }
}

/** Reads everything below `content`, with the components of the site and the images that they import. */
async function readContent(options: AssembleOptions, report: Report) {
  const { root, code, config, includesDrafts, only, codeVersion, memo = noMemo } = options
  const components = readSiteComponents(code.modules.components, generatorComponentNames, report)
  reportDuplicateIslands(code.modules.islands, report)
  reportBrowserCode(code.modules.browserCode, report)
  reportInlineStyles(code.modules.inlineStyles, report)
  const mdx = createMdxRuntime(components)
  const sidebars = code.sidebars && {
    file: readSource(root, code.sidebars.path),
    exported: code.sidebars.exported,
  }
  const content = await readSiteContent({
    root,
    config,
    includesDrafts,
    fences: qFenceRenderer,
    codeVersion,
    only,
    memo,
    mdx,
    sidebars,
    report,
  })
  return { ...content, assets: new Map([...content.assets, ...code.modules.images]) }
}

interface SiteParts {
  root: string
  code: SiteCode
  content: SiteContent
  /** All routes, docs in the order in which they are read. */
  readingOrder: Route[]
  /** Without errors, pages offer search. */
  hasNoErrors: boolean
  /** Without errors and with all pages, the site's own outputs are made. */
  isWhole: boolean
  isDevelopment: boolean
  memo: Memo
  report: Report
}

async function createBuiltSite({ root, code, content, readingOrder, ...parts }: SiteParts): Promise<BuiltSite> {
  const { hasNoErrors, isWhole, isDevelopment, memo, report } = parts
  const routes = sortRoutes(readingOrder)
  const redirects = listRedirects(content, routes)
  const search =
    hasNoErrors && isIndexNeeded(content.config)
      ? once(() => buildSearchFiles(readSearchSource(content, readingOrder), { memo }))
      : undefined
  return {
    content,
    routes: new Map(routes.map(route => [route.path, route])),
    redirects,
    search,
    renderPage: createPageRenderer({ content, routes, redirects, search, isDevelopment, memo }),
    outputs: isWhole ? runSiteOutputs({ root, content, routes, report }) : [],
    componentCssByFile: code.modules.componentCssByFile,
    async *companions() {
      yield* makeCompanionFiles(content, routes, memo)
      yield* listSearchFiles(search)
    },
  }
}

async function* listSearchFiles(search: BuiltSite['search']): AsyncGenerator<CompanionFile> {
  if (!search) return
  const { files, texts } = await search()
  yield* files
  yield* texts
}

function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}

type RenderedSite = Pick<BuiltSite, 'content' | 'redirects' | 'search'> &
  Pick<SiteParts, 'isDevelopment' | 'memo'> & { routes: Route[] }

/** Returns the function that renders pages. What all pages share is computed here, once. */
function createPageRenderer(site: RenderedSite): BuiltSite['renderPage'] {
  const { content } = site
  const { config } = content
  const base = getBasePath(config)
  const sharedByPages = {
    config: getSiteSettings(addVersionLinks(config, content.versions)),
    analytics: site.isDevelopment ? undefined : config.analytics,
    announcementHtml: config.announcementBar && renderInlineMarkdown(config.announcementBar.content),
    search: readSearchSettings(site, base),
    links: listHeadLinks(content),
    footerNotes: config.footer.notes.map(renderInlineMarkdown),
  }
  /** By the assets that differ between pages: pages with the same ones share a shell, which is part of what they are made of. */
  const shells = new Map<string, Shell>()
  return (route, { scripts, otherStylesheetUrls, urlByStylesheet, componentStylesheetUrls }) => {
    const key = JSON.stringify([otherStylesheetUrls, componentStylesheetUrls])
    const shell = shells.get(key) ?? {
      ...sharedByPages,
      scripts,
      otherStylesheetUrls,
      componentStylesheetUrls,
      searchStylesheet: addBasePath(urlByStylesheet.get('search'), base),
      controlsStylesheet: urlByStylesheet.get('controls'),
    }
    shells.set(key, shell)
    return renderDocument(route, { site: content, shell, urlByStylesheet, memo: site.memo })
  }
}

function readSearchSettings({ content, routes, redirects, search }: RenderedSite, base: string): SearchSettings {
  const settings: SearchSettings = buildSearchSettings(content.config, {
    paths: routes.map(({ path }) => path),
    redirects,
  })
  return search ? { index: base + searchIndexPath, ...settings } : settings
}

/** Vite's own paths (`/@…`), which development serves, take no base path. */
function addBasePath(path: string | undefined, base: string): string | undefined {
  return path === undefined || path.startsWith('/@') ? path : base + path
}
