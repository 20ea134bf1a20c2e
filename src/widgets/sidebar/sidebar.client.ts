import { hasModifierKey } from '../../browser/presses.ts'
import { restoreSidebar, saveSidebarCategory, saveSidebarScroll } from './sidebar-state.client.ts'

/** Stores what the reader opens, closes and scrolls. A click on the link of the category that is shown closes or opens it. */
export function startSidebar() {
  addEventListener('pagehide', saveSidebarScroll)
  window.navigation?.addEventListener('navigate', saveSidebarScroll)
  document.addEventListener('tickwise:page', () => {
    const sidebar = document.getElementById('sidebar')
    if (sidebar) restoreSidebar(sidebar)
  })
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const sidebar = target.closest?.<HTMLElement>('#sidebar')
    if (!sidebar) return
    const summary = target.closest('summary')
    const category = summary?.parentElement
    if (category instanceof HTMLDetailsElement && category.dataset.key)
      saveSidebarCategory(sidebar, category, !category.open)
    const link = target.closest('.category-link[aria-current]')
    const own = link?.parentElement?.querySelector('details')
    if (!own || hasModifierKey(event)) return
    event.preventDefault()
    own.open = !own.open
  }
  // Runs before the menu dialog's listener, which follows a link unless its click was prevented.
  addEventListener('click', onClick, { capture: true })
}
