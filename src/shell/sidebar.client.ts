import { isModified } from './is-modified.ts'
import { restoreSidebar, saveSidebarCategory, saveSidebarScroll } from './sidebar-state.ts'

/** Keeps what the reader opens, closes and scrolls; a second click on the current category's link closes and opens it. */
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
    // With a modifier key the browser opens the link elsewhere.
    if (!own || isModified(event)) return
    event.preventDefault()
    own.open = !own.open
  }
  // Before the dialog of narrow screens, which follows what is left of a click.
  addEventListener('click', onClick, { capture: true })
}
