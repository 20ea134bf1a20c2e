import { cacheNames, shellCache } from './cache-names.ts'

/** Removes the service worker, all that it saved, and the times at which saved files were used. */
export async function forgetOffline() {
  if (!('serviceWorker' in navigator)) return
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  const own = (await caches.keys()).filter(name => name.startsWith(`${shellCache.prefix}-`))
  if (own.length === 0) return
  await Promise.all(own.map(name => caches.delete(name)))
  const { CacheExpiration } = await import('workbox-expiration')
  for (const name of [cacheNames.pages, cacheNames.assets]) await new CacheExpiration(name, { maxEntries: 1 }).delete()
}
