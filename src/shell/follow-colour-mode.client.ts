import { showColourMode } from './colour-mode-button.client.ts'
import { readStored } from './storage.ts'

/** Follows what the reader chooses in another tab of the browser; without a key, everything was cleared there. */
export function startFollowingColourMode() {
  showColourMode(readStored('theme')) // It may have changed before this script was there.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) showColourMode(newValue)
  })
}
