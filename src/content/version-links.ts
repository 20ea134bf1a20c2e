import type { SiteConfig, SiteLink } from '../site-config.ts'
import { mainVersion, urlInVersion } from './docs-version.ts'
import type { DocsVersion } from './site-content.ts'

/** A link to the docs of a site with several versions knows where it leads in each of them, by their names. */
export type VersionLink = SiteLink & { versions?: Record<string, string> }

/** The configuration with what the navbar's links to the docs know; the script of docs-version.client.ts follows them. */
export function withVersionLinks(config: SiteConfig, versions: DocsVersion[]): SiteConfig {
  if (versions.length < 2) return config
  const main = mainVersion(versions)
  const items = config.navbar.items.map(item =>
    'items' in item ? { ...item, items: item.items.map(versionLink) } : versionLink(item),
  )
  return { ...config, navbar: { ...config.navbar, items } }

  function versionLink(link: SiteLink): VersionLink {
    const url = link.to === main.path ? main.firstUrl : link.to
    const page = [...main.docs, ...main.categories].find(candidate => candidate.url === url)
    if (url === undefined || !page) return link
    const urls = versions.map(version => [version.name, urlInVersion(page, main, version)])
    return { ...link, versions: Object.fromEntries(urls) }
  }
}
