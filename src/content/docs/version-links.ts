import type { SiteConfig, SiteLink } from '../../site-config/site-config-schema.ts'
import { findUrlInVersion } from './url-in-version.ts'
import { type DocsVersion, findMainVersion } from './version.ts'

/**
 * A link to a page of the docs. `versions` says where it leads in each version, by the version's name:
 * `{ '1.0': '/docs/1.0/joins', current: '/docs/joins' }`.
 */
export type VersionLink = SiteLink & { versions?: Record<string, string> }

/** Adds `versions` to the navbar's links to docs, so that `docs-version.client.ts` can follow the version that a reader chose. */
export function addVersionLinks(config: SiteConfig, versions: DocsVersion[]): SiteConfig {
  if (versions.length < 2) return config
  const items = config.navbar.items.map(item =>
    'items' in item
      ? { ...item, items: item.items.map(link => addVersions(link, versions)) }
      : addVersions(item, versions),
  )
  return { ...config, navbar: { ...config.navbar, items } }
}

function addVersions(link: SiteLink, versions: DocsVersion[]): VersionLink {
  const main = findMainVersion(versions)
  const url = link.to === main.path ? main.firstUrl : link.to
  const page = [...main.docs, ...main.categories].find(candidate => candidate.url === url)
  if (url === undefined || !page) return link
  const urls = versions.map(version => [version.name, findUrlInVersion(page, main, version)])
  return { ...link, versions: Object.fromEntries(urls) }
}
