// Values kept in one entry of the tab's history, where they survive a reload and work even if storage is blocked. This needs
// the Navigation API; the search page has a fallback without it (src/search/ui/page/search-page-history.ts).
export interface NavigationEntryState {
  /** Set when the entry's page was reloaded because it could not be fetched. */
  isReloaded?: true
  /** Pixels from the top of the page to the top of the window when the reader left the entry. */
  scrollTop?: number
  /** How many results the search page showed. */
  resultCount?: number
}

export function readNavigationEntryState(): NavigationEntryState {
  return { ...(navigation.currentEntry?.getState() as NavigationEntryState | undefined) }
}

/** Changes some of the current entry's values and keeps the others. */
export function updateNavigationEntryState(change: NavigationEntryState) {
  navigation.updateCurrentEntry({ state: { ...readNavigationEntryState(), ...change } })
}

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
  if (window.navigation)
    return navigation
      .entries()
      .some(entry => entry.url === location.href && (entry.getState() as NavigationEntryState | undefined)?.isReloaded)
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'reload'
}
