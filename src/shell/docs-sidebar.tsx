import type { ReactNode } from 'react'
import { isExternal } from '../content/link-targets.ts'
import type { SidebarCategory, SidebarItem } from '../content/site-content.ts'

type Props = { items: SidebarItem[]; path: string }

/** Docs as a tree of `<details>` below `children`; nothing for a page of no sidebar. On narrow screens it is a popover, opened by the page's own button. */
export function DocsSidebar({ items, path, children }: Props & { children?: ReactNode }) {
  if (items.length === 0 && !children) return null
  return (
    <>
      <button type="button" className="sidebar-button" popoverTarget="sidebar">
        Docs menu
      </button>
      <nav id="sidebar" className="sidebar" aria-label="Docs sidebar" popover="auto">
        {children}
        <Items items={items} path={path} />
      </nav>
    </>
  )
}

function Items({ items, path }: Props) {
  return (
    <ul>
      {items.map(item => (
        <li key={item.url ?? item.label}>
          {item.type === 'category' ? (
            <Category category={item} path={path} />
          ) : (
            <SidebarAnchor item={item} url={item.url} path={path} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Other sites open in a new tab. */
export function SidebarAnchor({ item, url, path }: { item: SidebarItem; url: string | undefined; path?: string }) {
  const outside = item.type === 'link' && isExternal(item.url) && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={url} aria-current={item.type === 'doc' && url === path ? 'page' : undefined} {...outside}>
      {item.label}
    </a>
  )
}

/** With a page of its own: a link, and a caret beside it that opens the list. Else the label opens it. */
function Category({ category, path }: { category: SidebarCategory; path: string }) {
  const { url, label, isCollapsed, items } = category
  return (
    <>
      {url && (
        <a className="category-link" href={url} aria-current={url === path ? 'page' : undefined}>
          {label}
        </a>
      )}
      <details open={!isCollapsed || holds(category, path)} data-key={url ?? label}>
        <summary aria-label={url && `Pages of ${label}`}>{url ? '' : label}</summary>
        <Items items={items} path={path} />
      </details>
    </>
  )
}

function holds(item: SidebarItem, path: string): boolean {
  if (item.type === 'link') return false
  return item.url === path || (item.type === 'category' && item.items.some(child => holds(child, path)))
}
