import { findMainVersion, findUrlInVersion } from '../../content/docs/versions.ts'
import type { Doc, DocsVersion, SidebarCategory, SiteContent } from '../../content/site-content.ts'

interface Props {
  site: SiteContent
  version: DocsVersion
  page: Doc | SidebarCategory
}

/** Says that a version is not the current one, and links to the same page of the current version. */
export function DocsVersionBanner({ site, version, page }: Props) {
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
