import type { ReactNode } from 'react'
import type { SidebarItem } from '../../content/site-content.ts'
import { SidebarAnchor } from '../sidebar/docs-sidebar.tsx'
import { firstAddress } from '../sidebar/large-sidebar.ts'

type Props = {
  items: SidebarItem[]
  /** A note beside the title of a card. */
  noteOn?: ((item: SidebarItem) => ReactNode) | undefined
}

/** A card for each doc or category. A category without its own page links to its first doc. */
export function DocCards({ items, noteOn }: Props) {
  return (
    <ul className="cards">
      {items.map(item => (
        <li key={item.url ?? item.label}>
          <h2>
            <SidebarAnchor item={item} url={firstAddress(item)} />
            {noteOn?.(item)}
          </h2>
          <p>{description(item)}</p>
        </li>
      ))}
    </ul>
  )
}

function description(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.doc.description
  if (item.type === 'link') return item.description
  return item.description ?? (item.items.length === 1 ? '1 item' : `${item.items.length} items`)
}
