// What is kept with one entry of the tab's history. It lives in the history itself, so it survives a reload and blocked
// storage cannot take it away. For browsers with the Navigation API only.
export type EntryState = {
  /** The entry's page was loaded in full after it could not be fetched. */
  isReloaded?: true
  /** Pixels from the top of the page to the top of the window when the reader left the entry. */
  scrollTop?: number
  /** How many results the search page showed. */
  resultCount?: number
}

export function readEntryState(): EntryState {
  return { ...(navigation.currentEntry?.getState() as EntryState | undefined) }
}

/** Adds to what is kept with the current entry. */
export function updateEntryState(change: EntryState) {
  navigation.updateCurrentEntry({ state: { ...readEntryState(), ...change } })
}
