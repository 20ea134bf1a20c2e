// A sidebar of many docs shows only those around the page, since it is part of every page's HTML.
import type { SidebarItem } from '../../content/site-content.ts'

/** A sidebar with more entries than this is large. */
const maxEntries = 150
/** How many entries of each level a large sidebar shows. */
const maxEntriesOfLevel = 40

interface ShownItems {
  items: SidebarItem[]
  /** How many entries of the level are not shown. */
  left: number
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
  const left = items.length - maxEntriesOfLevel
  if (left <= 0) return { items, left: 0 }
  const current = items.findIndex(item => containsPage(item, path))
  const first = Math.min(Math.max(0, current - maxEntriesOfLevel / 2), left)
  return { items: items.slice(first, first + maxEntriesOfLevel), left }
}

/** Whether an entry is the page at `path`, or a category that leads to it. */
export function containsPage(item: SidebarItem, path: string): boolean {
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
