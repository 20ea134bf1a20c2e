import type { ReactNode } from 'react'
import type { SidebarCategory, SidebarItem } from '../../content/site-content.ts'
import { isExternal } from '../../urls/addresses.ts'
import { containsPage, firstAddress, isLargeSidebar, pickShownItems } from './large-sidebar.ts'

interface Props {
  items: SidebarItem[]
  path: string
}
/** `isPart`: the sidebar is large, and only what is around the page is shown. `all`: the page that lists all entries of the level. */
type LevelProps = Props & { isPart: boolean; all?: string | undefined }

/**
 * The docs as a tree of `<details>`, below `children`. Empty for a page that belongs to no sidebar. On narrow screens it is a
 * popover that the button above it opens.
 */
export function DocsSidebar({ items, path, children }: Props & { children?: ReactNode }) {
  if (items.length === 0 && !children) return null
  return (
    <>
      <button type="button" className="sidebar-button" popoverTarget="sidebar">
        Docs menu
      </button>
      <nav id="sidebar" className="sidebar" aria-label="Docs sidebar" popover="auto">
        {children}
        <Items items={items} path={path} isPart={isLargeSidebar(items)} />
      </nav>
    </>
  )
}

function Items({ items, path, isPart, all = '/search' }: LevelProps) {
  const { items: shown, left } = isPart ? pickShownItems(items, path) : { items, left: 0 }
  return (
    <ul>
      {shown.map(item => (
        <li key={item.url ?? item.label}>
          {item.type === 'category' && (!isPart || containsPage(item, path)) ? (
            <Category category={item} path={path} isPart={isPart} />
          ) : (
            <SidebarAnchor item={item} url={firstAddress(item)} path={path} />
          )}
        </li>
      ))}
      {left > 0 && (
        <li>
          <a href={all}>All {items.length} entries</a>
        </li>
      )}
    </ul>
  )
}

/** Links to other sites open in a new tab. */
export function SidebarAnchor({ item, url, path }: { item: SidebarItem; url: string | undefined; path?: string }) {
  const outside = item.type === 'link' && isExternal(item.url) && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={url} aria-current={item.type === 'doc' && url === path ? 'page' : undefined} {...outside}>
      {item.label}
    </a>
  )
}

/** A category with its own page is a link with a caret beside it, which opens its list. Otherwise its label opens the list. */
function Category({ category, path, isPart }: { category: SidebarCategory; path: string; isPart: boolean }) {
  const { url, label, isCollapsed, items } = category
  return (
    <>
      {url && (
        <a className="category-link" href={url} aria-current={url === path ? 'page' : undefined}>
          {label}
        </a>
      )}
      <details open={!isCollapsed || containsPage(category, path)} data-key={url ?? label}>
        <summary aria-label={url && `Pages of ${label}`}>{url ? '' : label}</summary>
        <Items items={items} path={path} isPart={isPart} all={url} />
      </details>
    </>
  )
}
