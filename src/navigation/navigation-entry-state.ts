// Values kept with one entry of the tab's history. They are a part of the history itself: they survive a reload, and work
// where storage is blocked. For browsers with the Navigation API only; the search page has a fallback for the others
// (src/search/ui/page/search-page-entry-state.ts).
export type NavigationEntryState = {
  /** The entry's page was loaded in full after it could not be fetched. */
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
