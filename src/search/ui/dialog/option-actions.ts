import type { SearchOption } from '../state/start-lists.ts'

/** What an option does when the reader uses it. */
export interface OptionActions {
  /** Makes an option the one that Enter opens. */
  setActive: (position: number) => void
  open: (option: SearchOption) => void
  /** Records that the browser has opened the option in another tab or window. */
  recordVisit: (option: SearchOption) => void
}
