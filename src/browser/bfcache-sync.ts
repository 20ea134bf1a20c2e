import { readStored } from './storage.ts'

/** The generator's keys whose values pages show. `null` means any other key, such as those of a site's components. */
const keys = [null, 'theme', 'tickwise.announcement', 'tickwise.tabs'] as const

/**
 * Without the Navigation API, Back may restore a page from the back/forward cache (https://web.dev/articles/bfcache), as it
 * was left and with its scripts running. Another page may have stored, say, dark mode in the meantime. A restored page
 * therefore gets the `storage` events that the browser's other tabs have received.
 */
export function startBfcacheSync() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const key of keys)
      dispatchEvent(new StorageEvent('storage', { key, newValue: (key && readStored(key)) ?? null }))
  })
}
