// Which part of the docs a page's sidebar shows: all of a few, and of many what lies around the page.
import type { SidebarItem } from '../content/site-content.ts'

/** More entries than these do not stand on every page. */
const mostEntries = 150
/** Of a sidebar that shows a part of itself, the entries around the page, on each level. */
const mostOfLevel = 40

type ShownSidebar = {
  items: SidebarItem[]
  /** Entries of this level that are not shown. */
  left: number
}

/** Whether `items` are so many that only a part of them stands on each page. */
export function isLarge(items: SidebarItem[]): boolean {
  let known = isLargeByTree.get(items)
  if (known === undefined) {
    known = countEntries(items) > mostEntries
    isLargeByTree.set(items, known)
  }
  return known
}

const isLargeByTree = new WeakMap<SidebarItem[], boolean>()

/** The entries of a level of a large sidebar that stand nearest to the one of `path`, or the first ones. */
export function shownOfLevel(items: SidebarItem[], path: string): ShownSidebar {
  const left = items.length - mostOfLevel
  if (left <= 0) return { items, left: 0 }
  const current = items.findIndex(item => holds(item, path))
  const first = Math.min(Math.max(0, current - mostOfLevel / 2), left)
  return { items: items.slice(first, first + mostOfLevel), left }
}

/** Whether an entry is the page at `path`, or has it below itself. */
export function holds(item: SidebarItem, path: string): boolean {
  if (item.type === 'link') return false
  return item.url === path || (item.type === 'category' && item.items.some(child => holds(child, path)))
}

/** Where a category leads that is not unfolded: its own page, else the first page below it. */
export function addressOf(item: SidebarItem): string | undefined {
  return item.url ?? (item.type === 'category' ? item.items.map(addressOf).find(Boolean) : undefined)
}

function countEntries(items: SidebarItem[]): number {
  return items.reduce((count, item) => count + 1 + (item.type === 'category' ? countEntries(item.items) : 0), 0)
}
