import { readStored } from '../../browser/storage.ts'
import { showColourMode } from './colour-mode-button.client.ts'

/** Follows the reader's choice in other tabs of the browser. A `key` of null means that all of the storage was cleared. */
export function startFollowingColourMode() {
  showColourMode(readStored('theme')) // It may have changed before this script ran.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) showColourMode(newValue)
  })
}
