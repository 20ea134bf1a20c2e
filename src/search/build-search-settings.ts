import { findMainVersion } from '../content/docs/versions.ts'
import { type HostedSearch, mainDocsPath, type SiteConfig } from '../site-config/site-config-schema.ts'
import { getBasePath } from '../urls/site-url.ts'
import { getDocsTag } from './search-facets.ts'
import { type HostedSettings, type Rewrite, rewriteAddress, type SearchSettings } from './search-settings.ts'

interface SiteAddresses {
  /** Paths of all pages. */
  paths: Iterable<string>
  /** Addresses that redirect to a page -> its path. */
  redirects: ReadonlyMap<string, string>
}

/** The search settings of every page, except where the index is named. */
export function buildSearchSettings(config: SiteConfig, addresses: SiteAddresses): SearchSettings {
  const { search } = config
  const rewrite = search.rewrite && addExceptions(search.rewrite, config, addresses)
  return {
    docsTag: getDocsTag(findMainVersion(config.versions).name),
    ...(rewrite && { rewrite: addBasePath(rewrite, getBasePath(config)) }),
    ...(search.provider === 'hosted' && { hosted: hostedSettings(search, config.url) }),
  }
}

/** Whether the site needs its own index: always, except with a hosted service that has no fallback. */
export function isIndexNeeded({ search }: SiteConfig): boolean {
  return search.provider === 'embedded' || search.fallBackToEmbedded
}

/** Adds the pages that their rewritten address does not lead to. A docs version is one entry, since it may have thousands of pages. */
function addExceptions(rewrite: Rewrite, { versions }: SiteConfig, { paths, redirects }: SiteAddresses): Rewrite {
  const otherVersions = versions
    .map(({ path }) => path)
    .filter(path => path !== mainDocsPath && path.startsWith(rewrite.from))
  const withoutVersions = { ...rewrite, except: otherVersions }
  const unreachable = [...paths].filter(path => {
    const shown = rewriteAddress(path, withoutVersions)
    return shown !== path && redirects.get(shown) !== path
  })
  const except = [...otherVersions, ...unreachable]
  return except.length > 0 ? { ...rewrite, except } : rewrite
}

/** Browsers compare paths of the host, which include the base path of the site. */
function addBasePath({ from, to, except }: Rewrite, base: string): Rewrite {
  return { from: base + from, to: base + to, ...(except && { except: except.map(path => base + path) }) }
}

function hostedSettings(search: HostedSearch, siteUrl: string): HostedSettings {
  const { provider: _, rewrite: __, reportUrl: ___, ...settings } = search
  return { ...settings, siteUrl }
}
