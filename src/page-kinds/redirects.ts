import type { SiteContent } from '../content/site-content.ts'
import { type Rewrite, rewriteAddress } from '../search/search-settings.ts'
import { mainDocsPath, type SiteConfig } from '../site-config/site-config-schema.ts'
import type { Route } from './route.ts'

/**
 * Addresses that redirect to a page, such as `/blog/page/1` to `/blog`: the short link `/X` of each `/docs/X`
 * of the main version, what search results show instead of a page's own address, the root of each version of the docs,
 * and the aliases of pages. The address of a page never redirects.
 */
export function listRedirects(site: SiteContent, routes: Route[]): Map<string, string> {
  const paths = new Set(routes.map(({ path }) => path))
  // If two redirects start at one address, the later one wins.
  const redirects = [...shortLinks(site.config, routes), ...docsRoots(site), ...aliases(routes)]
  return new Map(redirects.filter(([from]) => !paths.has(from)))
}

type Redirect = [from: string, to: string]

function shortLinks(config: SiteConfig, routes: Route[]): Redirect[] {
  const ofMainVersion = routes.filter(
    ({ docsVersion }) => docsVersion === undefined || docsVersion.path === mainDocsPath,
  )
  return shortLinkRewrites(config).flatMap(rewrite =>
    ofMainVersion.map(({ path }): Redirect => [rewriteAddress(path, rewrite), path]),
  )
}

function docsRoots({ versions }: SiteContent): Redirect[] {
  return versions.flatMap(({ path, firstUrl }): Redirect[] => (firstUrl ? [[path, firstUrl]] : []))
}

function aliases(routes: Route[]): Redirect[] {
  return routes.flatMap(({ path, aliases }) => aliases.map((alias): Redirect => [alias, path]))
}

const shortLink: Rewrite = { from: `${mainDocsPath}/`, to: '/' }

/** The rules of short links: `/docs/X` to `/X` on every site, and the rule of search results if that is another one. */
export function shortLinkRewrites({ search: { rewrite } }: SiteConfig): Rewrite[] {
  const isOther = rewrite && (rewrite.from !== shortLink.from || rewrite.to !== shortLink.to)
  return isOther ? [shortLink, rewrite] : [shortLink]
}
