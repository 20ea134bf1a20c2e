import type { ReactNode } from 'react'
import type { VersionLink } from '../content/version-links.ts'

/** A link of the configuration. Other sites open in a new tab, which the stylesheet marks and says. */
export function ConfiguredLink({
  link,
  current,
  children,
}: {
  link: VersionLink
  current?: 'page' | 'true' | undefined
  children?: ReactNode
}) {
  const content = children ?? link.label
  if (link.to !== undefined) {
    return (
      <a
        href={link.to}
        aria-current={current}
        data-at-once={link.versions && ''}
        data-versions={link.versions && JSON.stringify(link.versions)}
      >
        {content}
      </a>
    )
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}
