import { findMainVersion, findUrlInVersion } from '../../content/docs/versions.ts'
import type { Doc, DocsVersion, SidebarCategory, SiteContent } from '../../content/site-content.ts'

interface ChooserProps {
  versions: DocsVersion[]
  version: DocsVersion
  page: Doc | SidebarCategory
}

/** Links to the same page in every version; docs-version.client.ts stores the choice. Empty if there is only one version. */
export function DocsVersionChooser({ versions, version, page }: ChooserProps) {
  if (versions.length < 2) return null
  return (
    <details className="versions">
      <summary>Version: {version.label}</summary>
      <ul>
        {versions.map(other => (
          <li key={other.name}>
            <a
              href={findUrlInVersion(page, version, other)}
              data-version={other.name}
              aria-current={other === version ? 'true' : undefined}
            >
              {other.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The name of a docs page's version, if the site has several. */
export function DocsVersionBadge({ site, version }: { site: SiteContent; version: DocsVersion }) {
  return site.versions.length > 1 && <p className="badge">Version: {version.label}</p>
}

interface BannerProps {
  site: SiteContent
  version: DocsVersion
  page: Doc | SidebarCategory
}

/** Says that a version is not the current one, and links to the same page of the current version. */
export function DocsVersionBanner({ site, version, page }: BannerProps) {
  if (site.versions.length < 2 || version.banner === 'none') return null
  const main = findMainVersion(site.versions)
  const about = `${site.config.title} ${version.label}`
  return (
    <div className="admonition admonition-warning" role="note">
      <p>
        {version.banner === 'unreleased'
          ? `This is unreleased documentation for ${about} version.`
          : `This is documentation for ${about}, which is no longer actively maintained.`}
      </p>
      {main !== version && (
        <p>
          For up-to-date documentation, see the{' '}
          <a href={findUrlInVersion(page, version, main)} data-version={main.name}>
            latest version
          </a>{' '}
          ({main.label}).
        </p>
      )}
    </div>
  )
}
