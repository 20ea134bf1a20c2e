// How the service worker answers each kind of request, and what it saves.
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { deleteLateWrites, isDataCleared, saveOnlyComplete } from './clear-saved-data.ts'
import { createOfflineResponse } from './offline-response.ts'
import { redirectToSavedPage } from './redirect-to-saved-page.ts'
import { addSavedNote, createSavedCopy, pickNewerCopy } from './saved-page.ts'
import { cacheNames } from './worker-contract.ts'
import { type ExtendableEvent, settings } from './worker-scope.ts'

const networkTimeoutSeconds = 3
const maxPages = 60
const maxAssets = 120
/** Many small files, in a separate cache so that they do not push out scripts and pictures. */
const maxTexts = 300
const maxAgeSeconds = 30 * 24 * 60 * 60

/** Files with a hash in their names never change, so the cache comes first. */
export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions: { ignoreVary: true },
  plugins: [
    saveOnlyComplete,
    limitCache({ maxEntries: maxAssets }),
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? findInSavedDocs(request) },
    deleteLateWrites,
  ],
})

/** Texts of pages that were among search results. */
export const texts = new CacheFirst({
  cacheName: cacheNames.texts,
  matchOptions: { ignoreVary: true },
  plugins: [saveOnlyComplete, limitCache({ maxEntries: maxTexts }), deleteLateWrites],
})

/** Pages come from the network. If that fails or is slow, the reader gets the saved copy with a note that says so. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    limitCache({ maxEntries: maxPages, maxAgeSeconds }),
    {
      // The HTML of a page does not depend on its query string.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      async cacheWillUpdate({ response, event }) {
        // After a redirect the page is saved under its own address, by a separate request.
        if (response.redirected) savePage(response.url, event)
        const copy = await createSavedCopy(response, new Date())
        return isDataCleared() ? undefined : copy
      },
      async cachedResponseWillBeUsed({ request, cachedResponse }) {
        const copy = pickNewerCopy(cachedResponse, await findInSavedDocs(request))
        return copy && addSavedNote(copy)
      },
      handlerDidError: async ({ request }) =>
        (await redirectToSavedPage(request.url, settings.basePath, settings.redirectRules)) ??
        createOfflineResponse(503, settings.basePath),
    },
    deleteLateWrites,
  ],
})

/** Fetches and saves a page in the background. */
export function savePage(url: string, event: ExtendableEvent) {
  const [, saved] = pages.handleAll({ event, request: url })
  event.waitUntil(saved.catch(() => {})) // A failure does no harm: the page is saved at the next visit.
}

/** The copy in the cache of all docs, if the reader chose to save them. */
async function findInSavedDocs(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: cacheNames.docs, ignoreVary: true })
}

/** The cast is needed because Workbox's own types contradict each other under `exactOptionalPropertyTypes`. */
function limitCache(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  return new ExpirationPlugin(limits) as WorkboxPlugin
}
