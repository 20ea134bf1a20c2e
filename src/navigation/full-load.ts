type EntryState = { isReloaded?: true } | undefined

/**
 * Lets the browser load the present address in full, once for each address in the tab's history: false when that was
 * tried before. The mark is a part of the history, so that blocked storage cannot make a loop.
 */
export function loadInFull(): boolean {
  if (wasLoadedInFull()) return false
  window.navigation?.updateCurrentEntry({ state: { isReloaded: true } satisfies EntryState })
  location.reload()
  return true
}

function wasLoadedInFull(): boolean {
  if (window.navigation) {
    const tried = navigation.entries().filter(entry => (entry.getState() as EntryState)?.isReloaded)
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
