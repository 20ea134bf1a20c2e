import { findMainVersion, findUrlInVersion } from '../../content/docs/versions.ts'
import type { Doc, DocsVersion, SidebarCategory, SiteContent } from '../../content/site-content.ts'

/** What a docs page says about its version, if the site has several. */
interface ShownVersion {
  label: string
  /** The same page in every version. */
  choices: (VersionLink & { isCurrent: boolean })[]
  banner: Banner | undefined
}

interface VersionLink {
  name: string
  label: string
  url: string
}

interface Banner {
  text: string
  /** The same page in the main version; undefined on its own pages. */
  latest: VersionLink | undefined
}

interface Props {
  version: ShownVersion | undefined
}

/** Links to the same page in every version; docs-version.client.ts stores the choice. */
export function DocsVersionChooser({ version }: Props) {
  if (!version) return null
  return (
    <details className="versions">
      <summary>Version: {version.label}</summary>
      <ul>
        {version.choices.map(({ name, label, url, isCurrent }) => (
          <li key={name}>
            <a href={url} data-version={name} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function DocsVersionBadge({ version }: Props) {
  return version && <p className="badge">Version: {version.label}</p>
}

/** Says that a version is not the current one, and links to the same page of the current version. */
export function DocsVersionBanner({ version }: Props) {
  if (!version?.banner) return null
  const { text, latest } = version.banner
  return (
    <div className="admonition admonition-warning" role="note">
      <p>{text}</p>
      {latest && (
        <p>
          For up-to-date documentation, see the{' '}
          <a href={latest.url} data-version={latest.name}>
            latest version
          </a>{' '}
          ({latest.label}).
        </p>
      )}
    </div>
  )
}

/** Undefined if the site has only one version. */
export function describeVersion(
  page: Doc | SidebarCategory,
  version: DocsVersion,
  site: SiteContent,
): ShownVersion | undefined {
  if (site.versions.length < 2) return undefined
  const linkTo = (other: DocsVersion) => ({
    name: other.name,
    label: other.label,
    url: findUrlInVersion(page, version, other),
  })
  const main = findMainVersion(site.versions)
  return {
    label: version.label,
    choices: site.versions.map(other => ({ ...linkTo(other), isCurrent: other === version })),
    banner:
      version.banner === 'none'
        ? undefined
        : {
            text: createBannerText(version.banner, `${site.config.title} ${version.label}`),
            latest: main === version ? undefined : linkTo(main),
          },
  }
}

function createBannerText(banner: 'unreleased' | 'unmaintained', name: string): string {
  return banner === 'unreleased'
    ? `This is unreleased documentation for ${name} version.`
    : `This is documentation for ${name}, which is no longer actively maintained.`
}
