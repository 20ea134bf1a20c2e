import { parseHtml } from '../browser/parse-html.ts'
import { type NavigationEntryState, updateNavigationEntryState } from './navigation-entry-state.ts'
import { clearPageStore, loadPage } from './page-store.ts'

/**
 * Reloads the page, once for each address in the tab's history. Returns false if that was done before. The mark is kept in the
 * history entry: where storage is blocked, a mark in storage would be lost and the page would reload for ever.
 */
export function reloadOnce(): boolean {
  if (wasReloaded()) return false
  if (window.navigation) updateNavigationEntryState({ isReloaded: true })
  location.reload()
  return true
}

function wasReloaded(): boolean {
  if (window.navigation) {
    const entries = navigation.entries()
    const tried = entries.filter(entry => (entry.getState() as NavigationEntryState | undefined)?.isReloaded)
    return tried.some(({ url }) => url === location.href)
  }
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'reload'
}

/** Whether `page` comes from another build than the current page: the name of its entry script then has another hash. */
export function isFromAnotherBuild(page: Document): boolean {
  const getEntryScript = ({ head }: Document) => head.querySelector('script[type=module]')?.getAttribute('src')
  return getEntryScript(page) !== getEntryScript(document)
}

/** Whether the site was published again since this page was loaded. Scripts that it has not fetched yet may then be gone. */
export async function isPageOutdated(): Promise<boolean> {
  clearPageStore()
  const page = await loadPage(location.pathname + location.search).catch(() => undefined)
  return page !== undefined && isFromAnotherBuild(parseHtml(page.html))
}
