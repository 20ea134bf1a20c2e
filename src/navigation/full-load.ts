import { parseHtml } from '../browser/parse-html.ts'
import { type NavigationEntryState, updateNavigationEntryState } from './navigation-entry-state.ts'
import { clearPageStore, loadPage } from './page-store.ts'

/**
 * Has the browser load the present address in full, once for each address in the tab's history. False when that was tried
 * before. The mark is a part of the history, since a mark in storage would be lost, and make a loop, where storage is blocked.
 */
export function loadInFull(): boolean {
  if (wasLoadedInFull()) return false
  if (window.navigation) updateNavigationEntryState({ isReloaded: true })
  location.reload()
  return true
}

function wasLoadedInFull(): boolean {
  if (window.navigation) {
    const entries = navigation.entries()
    const tried = entries.filter(entry => (entry.getState() as NavigationEntryState | undefined)?.isReloaded)
    return tried.some(({ url }) => url === location.href)
  }
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'reload'
}

/** Whether the site was built anew since this page was loaded: then `page` has another entry script. */
export function isFromAnotherBuild(page: Document): boolean {
  const entryScriptOf = ({ head }: Document) => head.querySelector('script[type=module]')?.getAttribute('src')
  return entryScriptOf(page) !== entryScriptOf(document)
}

/** Whether the site was published anew since this page was loaded: then scripts that it has yet to fetch may be gone. */
export async function isPageOutdated(): Promise<boolean> {
  clearPageStore()
  const page = await loadPage(location.pathname + location.search).catch(() => undefined)
  return page !== undefined && isFromAnotherBuild(parseHtml(page.html))
}
