import type { SidebarItem } from '../content/site-content.ts'
import { SidebarAnchor } from '../shell/docs-sidebar.tsx'

/** One card for each doc or category; a category without a page leads to its first doc. */
export function DocCards({ items }: { items: SidebarItem[] }) {
  return (
    <ul className="cards">
      {items.map(item => (
        <li key={item.url ?? item.label}>
          <h2>
            <SidebarAnchor item={item} url={item.url ?? firstUrl(item)} />
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

function firstUrl(item: SidebarItem): string | undefined {
  if (item.type !== 'category') return item.url
  return item.items.map(child => child.url ?? firstUrl(child)).find(url => url !== undefined)
}
