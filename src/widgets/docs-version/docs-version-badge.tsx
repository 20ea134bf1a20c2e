import type { DocsVersion, SiteContent } from '../../content/site-content.ts'

/** The name of a docs page's version, if the site has several. */
export function DocsVersionBadge({ site, version }: { site: SiteContent; version: DocsVersion }) {
  return site.versions.length > 1 && <p className="badge">Version: {version.label}</p>
}
