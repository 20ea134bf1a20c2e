import {
  type NavigationEntryState,
  readNavigationEntryState,
  updateNavigationEntryState,
} from '../../../navigation/history-entry.ts'

/**
 * What the search page keeps in the current history entry. Unlike the router, it also runs in browsers without the Navigation
 * API, where it uses `history.state` instead of src/navigation/history-entry.ts.
 */
export function readSearchPageState(): NavigationEntryState {
  return window.navigation ? readNavigationEntryState() : { ...(history.state as NavigationEntryState | null) }
}

/** Changes some of the current entry's values and keeps the others. */
export function updateSearchPageState(change: NavigationEntryState) {
  if (window.navigation) updateNavigationEntryState(change)
  else history.replaceState({ ...readSearchPageState(), ...change }, '')
}
