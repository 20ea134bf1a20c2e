// Reading without a network. A worker of its own, `/service-worker.js`: a new one takes over at once, and since pages come
// from the network first and hashed files stay for as long as there is room, open tabs notice nothing.
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { addRoute, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isPagePath } from '../navigation/page-path.ts'
import { searchPagePath, textFolder } from '../search/addresses.ts'
import { offlinePath } from './addresses.ts'
import { cacheNames, forgetMessage, saveSearchMessage, shellCache } from './names.ts'
import { offlinePage } from './offline-answer.ts'
import type { MovedPaths } from './possible-targets.ts'
import { redirectToSaved } from './redirect-to-saved.ts'
import { newerCopy, savedCopy, withNote } from './saved-page.ts'

type WorkerEvents = { install: ExtendableEvent; message: ExtendableEvent & MessageEvent<unknown> }
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
/** What is used of a worker's scope: its library of types contradicts that of pages, for which the rest is written. */
declare const self: {
  skipWaiting: () => void
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void) => void
}
/** Written before this code by src/outputs/service-worker.ts. `basePath`: nothing, or `/docs-site`. */
declare const basePath: string
declare const shellFiles: ShellFile[]
/** What search needs besides the shell; nothing where the site has no index of its own. */
declare const searchFiles: string[]
declare const movedPaths: MovedPaths

/** A file that every page needs. `revision`: a hash of its bytes; null where its name holds one. */
export type ShellFile = { url: string; revision: string | null }

const networkTimeoutSeconds = 3
const maxPages = 60
const maxAssets = 120
/** Files with the text of pages that a search found: many and small, so they must not push out the others. */
const maxTexts = 300
const maxAgeSeconds = 30 * 24 * 60 * 60

let isForgotten = false
/** What was on the way when the reader cleared everything is not saved either. */
const unlessForgotten: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isForgotten || response.status !== 200 ? undefined : response),
}

/** What was being written at that moment goes again; after `expiration`, which notes a time for it. */
const forgetLate: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName }) {
    if (!isForgotten) return
    await caches.delete(cacheName)
    await forgetTimes()
  },
}

const fromDocs = async (request: Request) => caches.match(request, { cacheName: cacheNames.docs, ignoreVary: true })

const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions: { ignoreVary: true },
  plugins: [
    unlessForgotten,
    expiration({ maxEntries: maxAssets }),
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? fromDocs(request) },
    forgetLate,
  ],
})

const texts = new CacheFirst({
  cacheName: cacheNames.texts,
  matchOptions: { ignoreVary: true },
  plugins: [unlessForgotten, expiration({ maxEntries: maxTexts }), forgetLate],
})

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    expiration({ maxEntries: maxPages, maxAgeSeconds }),
    {
      // A page is the same whatever its query says.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      async cacheWillUpdate({ response, event }) {
        // The end of a redirect is saved under its own address, of which the page that followed it knows nothing more.
        if (response.redirected) saveFinal(response.url, event)
        const copy = await savedCopy(response, new Date())
        return isForgotten ? undefined : copy
      },
      async cachedResponseWillBeUsed({ request, cachedResponse }) {
        const copy = newerCopy(cachedResponse, await fromDocs(request))
        return copy && withNote(copy)
      },
      handlerDidError: async ({ request }) =>
        (await redirectToSaved(request.url, basePath, movedPaths)) ?? offlinePage(503, basePath),
    },
    forgetLate,
  ],
})

setCacheNameDetails(shellCache)
self.skipWaiting()
clientsClaim()
precache(shellFiles.filter(({ revision }) => revision !== null))
// Hashed files of the shell lie with the other assets: those of an earlier build stay there for tabs that are still open.
self.addEventListener('install', event => {
  const hashed = shellFiles.filter(({ revision }) => revision === null)
  event.waitUntil(Promise.all(hashed.map(({ url }) => assets.handle({ event, request: url }))))
})

self.addEventListener('message', event => {
  if (event.data === saveSearchMessage) event.waitUntil(saveSearch(event).catch(() => {})) // It is saved at the next page.
  if (event.data !== forgetMessage) return
  isForgotten = true
  event.waitUntil(forgetTimes().then(() => event.ports[0]?.postMessage('')))
})
registerRoute(
  () => isForgotten,
  ({ request }) => fetch(request),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === basePath + offlinePath,
  () => offlinePage(200, basePath),
)
addRoute()
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}${textFolder}/`), texts)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}/assets/`), assets)
registerRoute(({ url, request, sameOrigin }) => sameOrigin && isPagePath(url.pathname) && !isPastCaches(request), pages)

function saveFinal(url: string, event: ExtendableEvent) {
  const [, saved] = pages.handleAll({ event, request: url })
  event.waitUntil(saved.catch(() => {})) // It is saved at the next visit.
}

/** Saves what search needs and is not there yet, one file after another, since the reader is not waiting for them. */
async function saveSearch(event: ExtendableEvent) {
  const page = basePath + searchPagePath
  const saved = await Promise.all([page, ...searchFiles].map(url => caches.match(url, { ignoreVary: true })))
  if (searchFiles.length === 0 || saved.every(copy => copy !== undefined)) return
  for (const url of searchFiles) if (!isForgotten) await assets.handle({ event, request: url })
  // After a new build the saved page is an old one.
  if (!isForgotten) saveFinal(page, event)
}

/** A script that asks past the browser's caches wants the network itself: so do all docs when they are saved. */
function isPastCaches({ mode, cache }: Request): boolean {
  return mode !== 'navigate' && cache === 'reload'
}

/** Empties the record of when which saved file was used. */
async function forgetTimes() {
  for (const name of [cacheNames.pages, cacheNames.assets, cacheNames.texts])
    await new CacheExpiration(name, { maxEntries: 1 }).delete()
}

/** Workbox's own types of plugin and option differ where optional properties are exact. */
function expiration(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  return new ExpirationPlugin(limits) as WorkboxPlugin
}
