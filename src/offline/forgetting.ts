// A reader can clear all data while the worker is running. From then on it saves nothing, and deletes whatever was being
// written at that moment.
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration } from 'workbox-expiration'
import { cacheNames } from './worker-contract.ts'

let hasBegun = false

export function isForgetting(): boolean {
  return hasBegun
}

/** Resolves when the records of when each file was used are deleted. The page deletes the caches themselves. */
export function startForgetting(): Promise<void> {
  hasBegun = true
  return forgetUseTimes()
}

/**
 * For a strategy's first plugin: saves whole files (status 200) and no others, such as errors and parts (206). After the
 * reader has cleared all data it saves nothing, not even responses that were still arriving.
 */
export const saveOnlyComplete: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (hasBegun || response.status !== 200 ? undefined : response),
}

/** For a strategy's last plugin, so that it runs after expiration, which records when a file was saved. */
export const deleteWhenForgetting: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName }) {
    if (!hasBegun) return
    await caches.delete(cacheName)
    await forgetUseTimes()
  },
}

async function forgetUseTimes() {
  for (const name of [cacheNames.pages, cacheNames.assets, cacheNames.texts])
    await new CacheExpiration(name, { maxEntries: 1 }).delete()
}
