import { findMainVersion } from '../content/docs/version.ts'
import { type HostedSearch, mainDocsPath, type SiteConfig } from '../site-config/site-config-schema.ts'
import { getBasePath } from '../urls/site-url.ts'
import { docsTagOf } from './search-facets.ts'
import type { HostedSettings, SearchSettings } from './search-settings.ts'
import { type Rewrite, shownAddress } from './shown-address.ts'

type SiteAddresses = {
  /** Paths of all pages. */
  paths: Iterable<string>
  /** Addresses that redirect to a page -> its path. */
  redirects: ReadonlyMap<string, string>
}

/** What every page says about search, except the address of the index. */
export function buildSearchSettings(config: SiteConfig, addresses: SiteAddresses): SearchSettings {
  const { search } = config
  const rewrite = search.rewrite && addExceptions(search.rewrite, config, addresses)
  return {
    docsTag: docsTagOf(findMainVersion(config.versions).name),
    ...(rewrite && { rewrite: addBasePath(rewrite, getBasePath(config)) }),
    ...(search.provider === 'hosted' && { hosted: hostedSettings(search, config.url) }),
  }
}

/** Whether searches are ever answered from the site's own files, if only when a hosted service does not answer. */
export function isIndexNeeded({ search }: SiteConfig): boolean {
  return search.provider === 'embedded' || search.fallBackToEmbedded
}

/** Names the pages to which no short address leads. Another version is one exception: it may have thousands of pages. */
function addExceptions(rewrite: Rewrite, { versions }: SiteConfig, { paths, redirects }: SiteAddresses): Rewrite {
  const otherVersions = versions
    .map(({ path }) => path)
    .filter(path => path !== mainDocsPath && path.startsWith(rewrite.from))
  const withoutVersions = { ...rewrite, except: otherVersions }
  const unreachable = [...paths].filter(path => {
    const shown = shownAddress(path, withoutVersions)
    return shown !== path && redirects.get(shown) !== path
  })
  const except = [...otherVersions, ...unreachable]
  return except.length > 0 ? { ...rewrite, except } : rewrite
}

/** Browsers compare paths of the host, which begin with the base path of the site. */
function addBasePath({ from, to, except }: Rewrite, base: string): Rewrite {
  return { from: base + from, to: base + to, ...(except && { except: except.map(path => base + path) }) }
}

function hostedSettings(search: HostedSearch, siteUrl: string): HostedSettings {
  const { provider: _, rewrite: __, reportUrl: ___, ...settings } = search
  return { ...settings, siteUrl }
}
