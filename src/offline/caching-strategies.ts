// How the service worker answers each kind of request, and what it saves.
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { deleteWhenForgetting, isForgetting, saveOnlyComplete } from './forgetting.ts'
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

/** Files with a hash in their names never change, so the cache is asked first. */
export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions: { ignoreVary: true },
  plugins: [
    saveOnlyComplete,
    expireBeyond({ maxEntries: maxAssets }),
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? findInDocs(request) },
    deleteWhenForgetting,
  ],
})

/** Texts of pages that a search has found. */
export const texts = new CacheFirst({
  cacheName: cacheNames.texts,
  matchOptions: { ignoreVary: true },
  plugins: [saveOnlyComplete, expireBeyond({ maxEntries: maxTexts }), deleteWhenForgetting],
})

/** Pages come from the network. Where that is unavailable or slow, the answer is a saved copy with a note that says so. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    expireBeyond({ maxEntries: maxPages, maxAgeSeconds }),
    {
      // A page is the same whatever its query is.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      async cacheWillUpdate({ response, event }) {
        // After a redirect the page is saved under its own address, by a separate request.
        if (response.redirected) savePage(response.url, event)
        const copy = await createSavedCopy(response, new Date())
        return isForgetting() ? undefined : copy
      },
      async cachedResponseWillBeUsed({ request, cachedResponse }) {
        const copy = pickNewerCopy(cachedResponse, await findInDocs(request))
        return copy && addSavedNote(copy)
      },
      handlerDidError: async ({ request }) =>
        (await redirectToSavedPage(request.url, settings.basePath, settings.movedPaths)) ??
        createOfflineResponse(503, settings.basePath),
    },
    deleteWhenForgetting,
  ],
})

/** Fetches and saves a page that nobody waits for. */
export function savePage(url: string, event: ExtendableEvent) {
  const [, saved] = pages.handleAll({ event, request: url })
  event.waitUntil(saved.catch(() => {})) // It is saved at the next visit.
}

/** Looks in the cache of all docs, which a reader may have asked for. */
async function findInDocs(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: cacheNames.docs, ignoreVary: true })
}

/** The cast is for `exactOptionalPropertyTypes`, under which Workbox's own types contradict each other. */
function expireBeyond(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  return new ExpirationPlugin(limits) as WorkboxPlugin
}
