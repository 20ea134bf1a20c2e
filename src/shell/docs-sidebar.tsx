import type { ReactNode } from 'react'
import { isExternal } from '../content/link-targets.ts'
import type { SidebarCategory, SidebarItem } from '../content/site-content.ts'
import { addressOf, holds, isLarge, shownOfLevel } from './shown-sidebar.ts'

type Props = { items: SidebarItem[]; path: string }
/** `isPart`: of many docs only those around the page are shown. `all`: where the others of a level are listed. */
type LevelProps = Props & { isPart: boolean; all?: string | undefined }

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
        <Items items={items} path={path} isPart={isLarge(items)} />
      </nav>
    </>
  )
}

function Items({ items, path, isPart, all = '/search' }: LevelProps) {
  const { items: shown, left } = isPart ? shownOfLevel(items, path) : { items, left: 0 }
  return (
    <ul>
      {shown.map(item => (
        <li key={item.url ?? item.label}>
          {item.type === 'category' && (!isPart || holds(item, path)) ? (
            <Category category={item} path={path} isPart={isPart} />
          ) : (
            <SidebarAnchor item={item} url={addressOf(item)} path={path} />
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
function Category({ category, path, isPart }: { category: SidebarCategory; path: string; isPart: boolean }) {
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
        <Items items={items} path={path} isPart={isPart} all={url} />
      </details>
    </>
  )
}
