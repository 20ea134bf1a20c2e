import { type EntryState, updateEntryState } from './entry-state.ts'
import { forgetPages, loadPage, parsePage } from './page-store.ts'

/**
 * Lets the browser load the present address in full, once for each address in the tab's history: false when that was
 * tried before. The mark is a part of the history, so that blocked storage cannot make a loop.
 */
export function loadInFull(): boolean {
  if (wasLoadedInFull()) return false
  if (window.navigation) updateEntryState({ isReloaded: true })
  location.reload()
  return true
}

function wasLoadedInFull(): boolean {
  if (window.navigation) {
    const tried = navigation.entries().filter(entry => (entry.getState() as EntryState | undefined)?.isReloaded)
    return tried.some(({ url }) => url === location.href)
  }
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'reload'
}

/** Whether `page` was built later than the one that runs here: its entry script is another. */
export function isOfAnotherBuild(page: Document): boolean {
  const entryOf = ({ head }: Document) => head.querySelector('script[type=module]')?.getAttribute('src')
  return entryOf(page) !== entryOf(document)
}

/** Whether the site was published anew since this page was loaded: then files that it has yet to fetch may be gone. */
export async function isOutdated(): Promise<boolean> {
  forgetPages()
  const page = await loadPage(location.pathname + location.search).catch(() => undefined)
  return page !== undefined && isOfAnotherBuild(parsePage(page.html))
}
