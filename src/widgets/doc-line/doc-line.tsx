import type { ReactNode } from 'react'
import type { SidebarItem } from '../../content/site-content.ts'
import { SidebarAnchor } from '../sidebar/docs-sidebar.tsx'
import { firstAddress } from '../sidebar/large-sidebar.ts'

interface Props {
  items: SidebarItem[]
  /** A note beside the title of a stop. */
  noteOn?: ((item: SidebarItem) => ReactNode) | undefined
}

/** Docs and categories in reading order, as numbered stops on a line. A category without its own page links to its first doc. */
export function DocLine({ items, noteOn }: Props) {
  return (
    <ol className="doc-line">
      {items.map(item => (
        <li key={item.url ?? item.label}>
          <h2>
            <SidebarAnchor item={item} url={firstAddress(item)} />
            {noteOn?.(item)}
          </h2>
          <p>{description(item)}</p>
        </li>
      ))}
    </ol>
  )
}

function description(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.doc.description
  if (item.type === 'link') return item.description
  return item.description ?? (item.items.length === 1 ? '1 item' : `${item.items.length} items`)
}
