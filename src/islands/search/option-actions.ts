import type { SavedHit } from './saved-hits.ts'

/** What can be done with an option, by whoever holds the dialog's state. */
export type OptionActions = {
  point: (position: number) => void
  open: (hit: SavedHit) => void
  /** The browser opens it elsewhere; here it only counts as a visit. */
  visit: (hit: SavedHit) => void
}
