import { type EntryState, readEntryState, updateEntryState } from '../../navigation/entry-state.ts'

/** What is kept with the current entry of the history. Without the Navigation API it stands beside what `history.state` holds. */
export function readKeptState(): EntryState {
  return window.navigation ? readEntryState() : { ...(history.state as EntryState | null) }
}

/** Adds to what is kept with the current entry. */
export function updateKeptState(change: EntryState) {
  if (window.navigation) updateEntryState(change)
  else history.replaceState({ ...readKeptState(), ...change }, '')
}
