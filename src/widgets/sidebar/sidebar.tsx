import type { ReactNode } from 'react'
import type { Post, SidebarCategory, SidebarItem, SiteContent } from '../../content/site-content.ts'
import { isExternal } from '../../urls/addresses.ts'

interface Props {
  items: SidebarItem[]
  path: string
}

interface LevelProps extends Props {
  /** Whether the sidebar is large, so that each level shows only the entries around the page. */
  isTruncated: boolean
  /** The page that lists all entries of the level. */
  allEntriesUrl?: string | undefined
}

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
        <Items items={items} path={path} isTruncated={isLargeSidebar(items)} />
      </nav>
    </>
  )
}

function Items({ items, path, isTruncated, allEntriesUrl = '/search' }: LevelProps) {
  const { items: shown, hiddenCount } = isTruncated ? pickShownItems(items, path) : { items, hiddenCount: 0 }
  return (
    <ul>
      {shown.map(item => (
        <li key={item.url ?? item.label}>
          {item.type === 'category' && (!isTruncated || containsPage(item, path)) ? (
            <Category category={item} path={path} isTruncated={isTruncated} />
          ) : (
            <SidebarAnchor item={item} url={firstAddress(item)} path={path} />
          )}
        </li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <a href={allEntriesUrl}>All {items.length} entries</a>
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
function Category({ category, path, isTruncated }: { category: SidebarCategory; path: string; isTruncated: boolean }) {
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
        <Items items={items} path={path} isTruncated={isTruncated} allEntriesUrl={url} />
      </details>
    </>
  )
}

// A sidebar of many docs shows only those around the page, since it is part of every page's HTML.

/** A sidebar with more entries than this is large. */
const maxEntries = 150
/** How many entries of each level a large sidebar shows. */
const maxEntriesOfLevel = 40

interface ShownItems {
  items: SidebarItem[]
  /** How many more entries the level has. */
  hiddenCount: number
}

const isLargeByItems = new WeakMap<SidebarItem[], boolean>()

export function isLargeSidebar(items: SidebarItem[]): boolean {
  let isLarge = isLargeByItems.get(items)
  if (isLarge === undefined) {
    isLarge = countEntries(items) > maxEntries
    isLargeByItems.set(items, isLarge)
  }
  return isLarge
}

/** The entries of one level that are nearest to the page at `path`, or the first ones where the level does not lead to it. */
export function pickShownItems(items: SidebarItem[], path: string): ShownItems {
  const hiddenCount = items.length - maxEntriesOfLevel
  if (hiddenCount <= 0) return { items, hiddenCount: 0 }
  const current = items.findIndex(item => containsPage(item, path))
  const first = Math.min(Math.max(0, current - maxEntriesOfLevel / 2), hiddenCount)
  return { items: items.slice(first, first + maxEntriesOfLevel), hiddenCount }
}

/** Whether an entry is the page at `path`, or a category that leads to it. */
function containsPage(item: SidebarItem, path: string): boolean {
  if (item.type === 'link') return false
  return item.url === path || (item.type === 'category' && item.items.some(child => containsPage(child, path)))
}

/** The address of an entry's own page. For a category without one, it is that of the first page in it. */
export function firstAddress(item: SidebarItem): string | undefined {
  return item.url ?? (item.type === 'category' ? item.items.map(firstAddress).find(Boolean) : undefined)
}

function countEntries(items: SidebarItem[]): number {
  return items.reduce((count, item) => count + 1 + (item.type === 'category' ? countEntries(item.items) : 0), 0)
}

/** A blog with more posts lists only the latest ones, and links to the years of the archive. */
const maxPosts = 100
const latestPosts = 10

/** All posts by year, newest first. Like the docs sidebar it is a popover on narrow screens. */
export function BlogSidebar({ site: { posts, years, config }, path }: { site: SiteContent; path: string }) {
  const title = config.blog.sidebarTitle
  return (
    <>
      <button type="button" className="sidebar-button" popoverTarget="sidebar">
        {title}
      </button>
      <nav id="sidebar" className="sidebar blog-sidebar" aria-label={title} popover="auto">
        <p className="sidebar-title">{title}</p>
        {posts.length <= maxPosts ? (
          [...years].map(([year, yearPosts]) => <Posts key={year} heading={year} posts={yearPosts} path={path} />)
        ) : (
          <>
            <Posts heading="Latest" posts={posts.slice(0, latestPosts)} path={path} />
            <Section heading="Archive">
              {[...years].map(([year, { length }]) => (
                <li key={year}>
                  <a href={`/blog/archive#${year}`}>
                    {year} ({length === 1 ? 'one post' : `${length} posts`})
                  </a>
                </li>
              ))}
            </Section>
          </>
        )}
      </nav>
    </>
  )
}

function Posts({ heading, posts, path }: { heading: ReactNode; posts: Post[]; path: string }) {
  return (
    <Section heading={heading}>
      {posts.map(post => (
        <li key={post.url}>
          <a href={post.url} aria-current={post.url === path ? 'page' : undefined}>
            {post.sidebarLabel}
          </a>
        </li>
      ))}
    </Section>
  )
}

function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  )
}
