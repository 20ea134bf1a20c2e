// The reader can clear all data while the service worker is running. From then on the worker saves nothing, and deletes
// what it was just writing.
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration } from 'workbox-expiration'
import { cacheNames } from './worker-contract.ts'

let isCleared = false

/** Stops all saving and deletes Workbox's records of when each file was used. The page deletes the caches themselves. */
export function clearSavedData(): Promise<void> {
  isCleared = true
  return deleteUseTimes()
}

/** Whether the reader has cleared all data since this worker started. */
export function isDataCleared(): boolean {
  return isCleared
}

/**
 * The first plugin of a strategy: saves only complete files (status 200), not errors or partial content (206). After the
 * reader has cleared all data it saves nothing, not even responses that were still arriving.
 */
export const saveOnlyComplete: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCleared || response.status !== 200 ? undefined : response),
}

/** The last plugin of a strategy: it has to run after expiration, which records when a file was saved. */
export const deleteLateWrites: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName }) {
    if (!isCleared) return
    await caches.delete(cacheName)
    await deleteUseTimes()
  },
}

async function deleteUseTimes() {
  for (const name of [cacheNames.pages, cacheNames.assets, cacheNames.texts])
    await new CacheExpiration(name, { maxEntries: 1 }).delete()
}
