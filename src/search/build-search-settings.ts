import { mainVersion } from '../content/docs-version.ts'
import type { Route } from '../routes.ts'
import { basePathOf } from '../site-address.ts'
import { type HostedSearch, mainDocsPath, type SiteConfig } from '../site-config.ts'
import { docsTagOf } from './facets.ts'
import type { PageSearch } from './page-search.ts'
import { type Rewrite, shownAddress } from './result-address.ts'

/** What every page says about search, but for its index. `redirects` decide which addresses may be shown as another. */
export function buildSearchSettings(
  config: SiteConfig,
  routed: Route[],
  redirects: ReadonlyMap<string, string>,
): PageSearch {
  const { search } = config
  return {
    docsTag: docsTagOf(mainVersion(config.versions).name),
    ...(search.rewrite && {
      rewrite: atBase(withExceptions(search.rewrite, config, routed, redirects), basePathOf(config)),
    }),
    ...(search.provider === 'hosted' && { hosted: hostedSettings(search, config.url) }),
  }
}

function hostedSettings({ provider: _, rewrite: __, reportUrl: ___, ...settings }: HostedSearch, siteUrl: string) {
  return { ...settings, siteUrl }
}

/** As the browser compares it: paths of the host. */
function atBase({ from, to, except }: Rewrite, base: string): Rewrite {
  return { from: base + from, to: base + to, ...(except && { except: except.map(path => base + path) }) }
}

/** Whether searches are answered from the site's own files, be it only when a service does not answer. */
export function isIndexNeeded({ search }: SiteConfig): boolean {
  return search.provider === 'embedded' || search.fallBackToEmbedded
}

/** Names what no short link leads to. Other versions are named as one, for they can hold thousands of pages. */
function withExceptions(
  rewrite: Rewrite,
  { versions }: SiteConfig,
  routed: Route[],
  redirects: ReadonlyMap<string, string>,
): Rewrite {
  const others = versions.map(({ path }) => path).filter(path => path !== mainDocsPath && path.startsWith(rewrite.from))
  const withoutOthers = { ...rewrite, except: others }
  const taken = routed.flatMap(({ path }) => {
    const shown = shownAddress(path, withoutOthers)
    return shown === path || redirects.get(shown) === path ? [] : [path]
  })
  const except = [...others, ...taken]
  return except.length > 0 ? { ...rewrite, except } : rewrite
}
