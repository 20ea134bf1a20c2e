import type { SavedHit } from '../state/saved-hits.ts'

/** What the dialog does when readers use an option. */
export type OptionActions = {
  /** Makes an option the one that Enter opens. */
  point: (position: number) => void
  open: (hit: SavedHit) => void
  /** Records that the browser opens it in another tab or window. */
  visit: (hit: SavedHit) => void
}
