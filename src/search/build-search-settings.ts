import type { Route } from '../routes.ts'
import { type HostedSearch, mainDocsPath, type SiteConfig } from '../site-config.ts'
import { docsTag } from './facets.ts'
import { type Rewrite, shownAddress } from './result-address.ts'
import type { HostedSettings, SearchSettings } from './search-settings.ts'

/** What every page says of its search. `redirects` decide which addresses may be shown as another. */
export function buildSearchSettings(
  config: SiteConfig,
  routed: Route[],
  redirects: ReadonlyMap<string, string>,
): SearchSettings {
  const { rewrite, reportUrl, ...search } = config.search
  return {
    ...(search.provider === 'hosted' && { hosted: hostedSettings(search, config) }),
    ...(rewrite && { rewrite: withExceptions(rewrite, config, routed, redirects) }),
    ...(reportUrl && { reportUrl }),
  }
}

function hostedSettings(
  { provider: _, ...search }: Omit<HostedSearch, 'rewrite' | 'reportUrl'>,
  { url, versions }: SiteConfig,
): HostedSettings {
  const main = versions.find(({ path }) => path === mainDocsPath)
  return { ...search, siteUrl: url, docsTag: docsTag(main?.name ?? '') }
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
