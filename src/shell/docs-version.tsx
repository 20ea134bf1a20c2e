import { urlInVersion } from '../content/docs-version.ts'
import type { Doc, DocsVersion, SidebarCategory } from '../content/site-content.ts'

type Props = { versions: DocsVersion[]; version: DocsVersion; page: Doc | SidebarCategory }

/** Leads to the same page in every version; docs-version.client.ts remembers the choice. One version leaves none. */
export function DocsVersionChooser({ versions, version, page }: Props) {
  if (versions.length < 2) return null
  return (
    <details className="versions">
      <summary>Version: {version.label}</summary>
      <ul>
        {versions.map(other => (
          <li key={other.name}>
            <a
              href={urlInVersion(page, version, other)}
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
