import type { ReactNode } from 'react'
import type { SidebarItem } from '../content/site-content.ts'

/** All docs as a tree of `<details>`, `children` above them. On narrow screens the same element is a popover, opened by the page's own button. */
export function DocsSidebar({ items, path, children }: { items: SidebarItem[]; path: string; children?: ReactNode }) {
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

function Items({ items, path }: { items: SidebarItem[]; path: string }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item.url ?? item.label}>
          {item.type === 'doc' ? (
            <a href={item.url} aria-current={item.url === path ? 'page' : undefined}>
              {item.label}
            </a>
          ) : (
            <details open={!item.isCollapsed || holds(item, path)} data-key={item.label}>
              <summary>{item.label}</summary>
              {item.url && (
                <a className="category-link" href={item.url} aria-current={item.url === path ? 'page' : undefined}>
                  Overview<span className="visually-hidden"> of {item.label}</span>
                </a>
              )}
              <Items items={item.items} path={path} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function holds(item: SidebarItem, path: string): boolean {
  return item.url === path || (item.type === 'category' && item.items.some(child => holds(child, path)))
}
