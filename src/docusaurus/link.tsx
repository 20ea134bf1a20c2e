import type { AnchorHTMLAttributes } from 'react'
import { isExternal } from '../urls/addresses.ts'
import { renderedPage } from '../use-site.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to?: string }

/** Links to other sites open in a new tab. */
export default function Link({ to, href = to ?? '', children, ...attributes }: Props) {
  const opensInNewTab = isExternal(href) && !href.startsWith('mailto:')
  return (
    <a
      href={renderedPage()?.link(href) ?? href}
      {...attributes}
      {...(opensInNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  )
}
