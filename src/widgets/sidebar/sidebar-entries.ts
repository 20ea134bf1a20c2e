// What the docs sidebar shows on a page, from the items of the sidebar.
import type { SidebarCategory, SidebarItem } from '../../content/site-content.ts'
import { getOrCompute } from '../../lib/collections.ts'
import { isExternal } from '../../urls/addresses.ts'

/** An entry as a page shows it: a link, or a category with its `list`. */
export interface SidebarEntry {
  label: string
  url: string | undefined
  /** Whether it links to the page itself. */
  isCurrent: boolean
  isExternal: boolean
  list?: SidebarList & { isOpen: boolean }
}

export interface SidebarList {
  entries: SidebarEntry[]
  /** The page that lists all `count` entries, if not all of them are shown. */
  allEntries: { url: string; count: number } | undefined
}

/** Each item that is or leads to the page. */
type Trail = ReadonlySet<SidebarItem>

interface Sidebar {
  isLarge: boolean
  trailByUrl: ReadonlyMap<string, Trail>
  /** The entries of items that do not lead to the page, which are the same on all other pages. */
  entryByItem: Map<SidebarItem, SidebarEntry>
}

const noTrail: Trail = new Set()

/** The sidebar beside the page at `path`. Of a large one, only the entries around the page. */
export function listSidebarEntries(items: SidebarItem[], path: string): SidebarList {
  const sidebar = readSidebar(items)
  const trail = sidebar.trailByUrl.get(path) ?? noTrail
  return createList({ items, allEntriesUrl: '/search' }, { sidebar, trail, path })
}

const sidebarByItems = new WeakMap<SidebarItem[], Sidebar>()

function readSidebar(items: SidebarItem[]): Sidebar {
  return getOrCompute(sidebarByItems, items, () => {
    const trailByUrl = new Map<string, Set<SidebarItem>>()
    const count = collectTrails(items, [], trailByUrl)
    return { isLarge: count > maxEntries, trailByUrl, entryByItem: new Map() }
  })
}

/** Returns the number of entries. A page that is in the sidebar more than once has all its ways in one trail. */
function collectTrails(items: SidebarItem[], above: SidebarItem[], trailByUrl: Map<string, Set<SidebarItem>>): number {
  let count = 0
  for (const item of items) {
    count++
    if (item.type === 'link') continue
    const way = [...above, item]
    if (item.url !== undefined) trailByUrl.set(item.url, new Set([...(trailByUrl.get(item.url) ?? []), ...way]))
    if (item.type === 'category') count += collectTrails(item.items, way, trailByUrl)
  }
  return count
}

interface Page {
  sidebar: Sidebar
  trail: Trail
  path: string
}

interface Level {
  items: SidebarItem[]
  /** The page that lists all entries of the level. */
  allEntriesUrl: string
}

function createList({ items, allEntriesUrl }: Level, page: Page): SidebarList {
  const shown = page.sidebar.isLarge ? pickShownItems(items, page.trail) : items
  return {
    entries: shown.map(item => createEntry(item, page)),
    allEntries: shown.length < items.length ? { url: allEntriesUrl, count: items.length } : undefined,
  }
}

/** In a large sidebar only the categories around the page can be opened. */
function createEntry(item: SidebarItem, page: Page): SidebarEntry {
  const { sidebar, trail, path } = page
  const isOnTrail = trail.has(item)
  const known = isOnTrail ? undefined : sidebar.entryByItem.get(item)
  if (known) return known
  const canOpen = item.type === 'category' && (isOnTrail || !sidebar.isLarge)
  const entry = canOpen ? createCategory(item, page) : createLink(item, path)
  if (!isOnTrail) sidebar.entryByItem.set(item, entry)
  return entry
}

function createLink(item: SidebarItem, path: string): SidebarEntry {
  return {
    label: item.label,
    url: firstAddress(item),
    isCurrent: item.type === 'doc' && item.url === path,
    isExternal: item.type === 'link' && isExternal(item.url),
  }
}

function createCategory(category: SidebarCategory, page: Page): SidebarEntry {
  const { label, url, isCollapsed, items } = category
  const list = createList({ items, allEntriesUrl: url ?? '/search' }, page)
  const isOpen = !isCollapsed || page.trail.has(category)
  return { label, url, isCurrent: url === page.path, isExternal: false, list: { ...list, isOpen } }
}

// A sidebar of many docs shows only those around the page, since it is part of every page's HTML.

/** A sidebar with more entries than this is large. */
const maxEntries = 150
/** How many entries of each level a large sidebar shows. */
const maxEntriesOfLevel = 40

/** The items of one level that are nearest to the page, or the first ones where the level does not lead to it. */
function pickShownItems(items: SidebarItem[], trail: Trail): SidebarItem[] {
  const hiddenCount = items.length - maxEntriesOfLevel
  if (hiddenCount <= 0) return items
  const current = items.findIndex(item => trail.has(item))
  const first = Math.min(Math.max(0, current - maxEntriesOfLevel / 2), hiddenCount)
  return items.slice(first, first + maxEntriesOfLevel)
}

/** The address of an entry's own page. For a category without one, it is that of the first page in it. */
export function firstAddress(item: SidebarItem): string | undefined {
  return item.url ?? (item.type === 'category' ? item.items.map(firstAddress).find(Boolean) : undefined)
}
