import type { DocsVersion, SiteContent } from '../content/site-content.ts'

/** Says which version a page is about, where there are several. */
export function DocsVersionBadge({ site, version }: { site: SiteContent; version: DocsVersion }) {
  return site.versions.length > 1 && <p className="badge">Version: {version.label}</p>
}
