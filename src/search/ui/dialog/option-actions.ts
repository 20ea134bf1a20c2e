import type { SavedHit } from '../state/saved-hits.ts'

/** What an option does when the reader uses it. */
export type OptionActions = {
  /** Makes an option the one that Enter opens. */
  setActive: (position: number) => void
  open: (hit: SavedHit) => void
  /** Records that the browser has opened the hit in another tab or window. */
  recordVisit: (hit: SavedHit) => void
}
