import { findUrlInVersion } from '../../content/docs/versions.ts'
import type { Doc, DocsVersion, SidebarCategory } from '../../content/site-content.ts'

interface Props {
  versions: DocsVersion[]
  version: DocsVersion
  page: Doc | SidebarCategory
}

/** Links to the same page in every version; remember-docs-version.client.ts stores the choice. Empty if there is only one version. */
export function DocsVersionChooser({ versions, version, page }: Props) {
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
