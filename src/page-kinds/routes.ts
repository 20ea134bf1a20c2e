import { findMainVersion } from '../content/docs/versions.ts'
import { byCodeUnit } from '../content/input/source-file.ts'
import type { SiteContent } from '../content/site-content.ts'
import { escapeHtml } from '../lib/text.ts'
import type { SearchablePage, SearchSource } from '../search/index/search-source.ts'
import { getDocsTag } from '../search/search-facets.ts'
import { type Rewrite, rewriteAddress } from '../search/search-settings.ts'
import { mainDocsPath, type SiteConfig } from '../site-config/site-config-schema.ts'
import { getBasePath } from '../urls/site-url.ts'
import { replaceEmbeds } from '../widgets/embed/find-embeds.ts'
import { listArchiveRoutes, listBlogRoutes } from './blog-page.tsx'
import { listCategoryRoutes } from './category-page.tsx'
import { listConsoleRoutes } from './console-page.tsx'
import { listDocRoutes } from './doc-page.tsx'
import { listNotFoundRoutes } from './not-found-page.tsx'
import { listOfflineRoutes } from './offline-page.tsx'
import { listPostRoutes } from './post-page.tsx'
import { listPracticeRoutes } from './practice-page.tsx'
import { listReferenceRoutes } from './reference-page.tsx'
import type { Route } from './route.ts'
import { listSearchRoutes } from './search-page.tsx'
import { listModuleRoutes, listStandaloneRoutes, type PageModule } from './standalone-page.tsx'
import { listTagPostsRoutes, listTagsRoutes } from './tags-page.tsx'

/**
 * Every page of the site, in reading order: docs as in their sidebars, posts from the newest. An address that is not listed
 * here, and is no redirect, is not found.
 */
export function listRoutes(site: SiteContent, modules: PageModule[]): Route[] {
  return [
    ...listDocRoutes(site),
    ...listCategoryRoutes(site),
    ...listReferenceRoutes(site),
    ...listPracticeRoutes(site),
    ...listPostRoutes(site),
    ...listBlogRoutes(site),
    ...listTagPostsRoutes(site),
    ...listTagsRoutes(site),
    ...listArchiveRoutes(site),
    ...listStandaloneRoutes(site),
    ...listModuleRoutes(site, modules),
    ...listConsoleRoutes(site),
    ...listSearchRoutes(site),
    ...listOfflineRoutes(site),
    ...listNotFoundRoutes(site),
  ]
}

/** By address: the order of the sitemap and of files that list redirects. */
export function sortRoutes(routes: Route[]): Route[] {
  return [...routes].sort((a, b) => byCodeUnit(a.path, b.path))
}

/**
 * Addresses that redirect to a page, such as `/blog/page/1` to `/blog`: the short link `/X` of each `/docs/X`
 * of the main version, what search results show instead of a page's own address, the root of each version of the docs,
 * the aliases of pages, and those of the configuration. The address of a page never redirects.
 */
export function listRedirects(site: SiteContent, routes: Route[]): Map<string, string> {
  const paths = new Set(routes.map(({ path }) => path))
  // If two redirects start at one address, the later one wins.
  const automatic = new Map([...shortLinks(site.config, routes), ...docsRoots(site), ...aliases(routes)])
  const redirects = [...automatic, ...configuredRedirects(site.config, paths, automatic)]
  return new Map(redirects.filter(([from]) => !paths.has(from)))
}

type Redirect = [from: string, to: string]

function shortLinks(config: SiteConfig, routes: Route[]): Redirect[] {
  const mainVersionRoutes = routes.filter(
    ({ docsVersion }) => docsVersion === undefined || docsVersion.path === mainDocsPath,
  )
  return shortLinkRewrites(config).flatMap(rewrite =>
    mainVersionRoutes.map(({ path }): Redirect => [rewriteAddress(path, rewrite), path]),
  )
}

function docsRoots({ versions }: SiteContent): Redirect[] {
  return versions.flatMap(({ path, firstUrl }): Redirect[] => (firstUrl ? [[path, firstUrl]] : []))
}

function aliases(routes: Route[]): Redirect[] {
  return routes.flatMap(({ path, aliases }) => aliases.map((alias): Redirect => [alias, path]))
}

/** Those of the configuration. One that leads to another redirect leads to the page at once; one that leads nowhere is left out. */
function configuredRedirects(
  { redirects }: SiteConfig,
  paths: ReadonlySet<string>,
  automatic: ReadonlyMap<string, string>,
): Redirect[] {
  const targets = [...paths, ...automatic.keys()]
  const written = Object.entries(redirects).flatMap(([from, to]): Redirect[] =>
    from.endsWith('*') ? moveBelow(from.slice(0, -2), to.slice(0, -2), targets) : [[from, to]],
  )
  const all = new Map([...automatic, ...written])
  return written.flatMap(([from, to]): Redirect[] => {
    const page = followRedirects(to, paths, all)
    return page === undefined ? [] : [[from, page]]
  })
}

/** `/guide/*` to `/docs/*`: a redirect for `/docs` and each path below it. */
function moveBelow(oldFolder: string, newFolder: string, paths: string[]): Redirect[] {
  return paths
    .filter(path => path === newFolder || path.startsWith(`${newFolder}/`))
    .map((path): Redirect => [oldFolder + path.slice(newFolder.length) || '/', path])
}

/** Undefined if the redirects lead to no page, or in a circle. */
function followRedirects(
  start: string,
  paths: ReadonlySet<string>,
  redirects: ReadonlyMap<string, string>,
): string | undefined {
  const passed = new Set<string>()
  let path: string | undefined = start
  while (path !== undefined && !paths.has(path) && !passed.has(path)) {
    passed.add(path)
    path = redirects.get(path)
  }
  return path !== undefined && paths.has(path) ? path : undefined
}

const shortLink: Rewrite = { from: `${mainDocsPath}/`, to: '/' }

/** The rules of short links: `/docs/X` to `/X` on every site, and the rule of search results if that is another one. */
export function shortLinkRewrites({ search: { rewrite } }: SiteConfig): Rewrite[] {
  const isOther = rewrite && (rewrite.from !== shortLink.from || rewrite.to !== shortLink.to)
  return isOther ? [shortLink, rewrite] : [shortLink]
}

/** Everything that search indexes. `routes` are in reading order, which decides between pages that match equally well. */
export function readSearchSource(site: SiteContent, routes: Route[]): SearchSource {
  return {
    pages: listSearchablePages(routes, site.config.embeds),
    mainDocsTag: getDocsTag(findMainVersion(site.config.versions).name),
    basePath: getBasePath(site.config),
    aliases: site.searchData.aliases ?? [],
    synonyms: site.searchData.synonyms ?? {},
  }
}

/**
 * Yields page by page, since all texts of a large site would take too much memory. The titles of embeds are words of their pages:
 * readers see them before anything is loaded.
 */
function* listSearchablePages(routes: Route[], embeds: readonly string[]): Generator<SearchablePage> {
  for (const { searchWords } of routes) {
    const page = searchWords()
    if (page) yield { ...page, html: replaceEmbeds(page.html, embeds, ({ title }) => ` ${escapeHtml(title)} `) }
  }
}
