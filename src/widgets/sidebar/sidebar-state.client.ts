// Which categories of a sidebar the reader has opened and closed, and how far it is scrolled: kept from page to page and
// from visit to visit.
import { readStoredRecord, writeStored } from '../../browser/storage.ts'

interface SidebarState {
  open: Record<string, boolean>
  top: number
}

/**
 * Opens, closes and scrolls `sidebar` as the reader left it, but always shows the current page. Part of the inline script of
 * every page (src/frame/before-paint.client.ts). Sidebars are told apart by their labels.
 */
export function restoreSidebar(sidebar: HTMLElement) {
  const { open, top } = readState(sidebar)
  for (const category of sidebar.querySelectorAll<HTMLDetailsElement>('details[data-key]')) {
    const isOpen = open[keyOf(category)]
    if (typeof isOpen === 'boolean' && !category.parentElement?.querySelector('[aria-current]')) category.open = isOpen
  }
  sidebar.scrollTop = top
  const current = sidebar.querySelector('[aria-current=page]')
  if (!current) return
  const box = sidebar.getBoundingClientRect()
  const { top: start, bottom: end } = current.getBoundingClientRect()
  if (start < box.top || end > box.bottom) sidebar.scrollTop += start - box.top - box.height / 2
}

export function saveSidebarScroll() {
  const sidebar = document.getElementById('sidebar')
  if (sidebar?.clientHeight) save(sidebar, { ...readState(sidebar), top: Math.round(sidebar.scrollTop) })
}

export function saveSidebarCategory(sidebar: HTMLElement, category: HTMLDetailsElement, isOpen: boolean) {
  const state = readState(sidebar)
  save(sidebar, { ...state, open: { ...state.open, [keyOf(category)]: isOpen } })
}

function readState(sidebar: HTMLElement): SidebarState {
  const { open, top } = Object(readStoredRecord('tickwise.sidebar')[nameOf(sidebar)])
  return { open: Object(open), top: Number(top) || 0 }
}

function save(sidebar: HTMLElement, state: SidebarState) {
  const all = { ...readStoredRecord('tickwise.sidebar'), [nameOf(sidebar)]: state }
  writeStored('tickwise.sidebar', JSON.stringify(all))
}

function nameOf(sidebar: HTMLElement): string {
  return sidebar.ariaLabel ?? ''
}

function keyOf(category: HTMLDetailsElement): string {
  return category.dataset.key ?? ''
}
