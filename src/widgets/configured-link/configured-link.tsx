import type { ReactNode } from 'react'
import type { VersionLink } from '../../content/docs/versions.ts'

interface Props {
  link: VersionLink
  current?: 'page' | 'true' | undefined
  children?: ReactNode
}

/** A link that the configuration names. Links to other sites open in a new tab; prose.css adds an arrow and says so. */
export function ConfiguredLink({ link, current, children }: Props) {
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
