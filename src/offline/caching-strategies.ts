// How the service worker answers each kind of request, and what it saves.

import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isPagePath } from '../urls/page-path.ts'
import { offlinePath } from '../urls/reserved-paths.ts'
import { addSavedNote, createSavedCopy, pickNewerCopy, redirectToSavedPage } from './saved-pages.ts'
import { cacheNames } from './worker-contract.ts'
import { type ExtendableEvent, settings } from './worker-scope.ts'

const networkTimeoutSeconds = 3
const maxPages = 60
const maxAssets = 120
/** Many small files, in a separate cache so that they do not push out scripts and pictures. */
const maxTexts = 300
const maxAgeSeconds = 30 * 24 * 60 * 60

/** Whether the reader has cleared all data since this worker started. It then saves nothing, and deletes what it was just writing. */
let isCleared = false

/**
 * The first plugin of a strategy: saves only complete files (status 200), not errors or partial content (206). After the
 * reader has cleared all data it saves nothing, not even responses that were still arriving.
 */
const saveOnlyComplete: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCleared || response.status !== 200 ? undefined : response),
}

/** The last plugin of a strategy: it has to run after expiration, which records when a file was saved. */
const deleteLateWrites: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName }) {
    if (!isCleared) return
    await caches.delete(cacheName)
    await deleteUseTimes()
  },
}

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

/** The list of exercises changes when the site does; the copy is for readers without a network. */
export const lists = new NetworkFirst({
  cacheName: cacheNames.texts,
  networkTimeoutSeconds,
  plugins: [saveOnlyComplete, deleteLateWrites],
})

/** Files that the q blocks of pages load change with the site, too. */
export const loadedFiles = new NetworkFirst({
  cacheName: cacheNames.texts,
  networkTimeoutSeconds,
  plugins: [
    saveOnlyComplete,
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? findInSavedDocs(request) },
    deleteLateWrites,
  ],
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
        createOfflineResponse(503),
    },
    deleteLateWrites,
  ],
})

/** Fetches and saves a page in the background. */
export function savePage(url: string, event: ExtendableEvent) {
  const [, saved] = pages.handleAll({ event, request: url })
  event.waitUntil(saved.catch(() => {})) // A failure does no harm: the page is saved at the next visit.
}

/** Stops all saving and deletes Workbox's records of when each file was used. The page deletes the caches themselves. */
export function clearSavedData(): Promise<void> {
  isCleared = true
  return deleteUseTimes()
}

export function isDataCleared(): boolean {
  return isCleared
}

/** The copy in the cache of all docs, if the reader chose to save them. */
async function findInSavedDocs(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: cacheNames.docs, ignoreVary: true })
}

/** The cast is needed because Workbox's own types contradict each other under `exactOptionalPropertyTypes`. */
function limitCache(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  return new ExpirationPlugin(limits) as WorkboxPlugin
}

/**
 * The built offline page, for a page that can be neither fetched nor found in the caches. Its line about saved pages
 * (src/page-kinds/offline-page.tsx) is replaced by a list of links to them.
 */
export async function createOfflineResponse(status: number): Promise<Response> {
  const page = await matchPrecache(settings.basePath + offlinePath)
  if (!page) return Response.error()
  const list = savedPagesHtml(await readSavedTitles())
  const html = (await page.text()).replace(/<p id="saved-pages">.*?<\/p>/s, line => list || line)
  return new Response(html, { status, headers: page.headers })
}

/** Titles of all saved pages by path, as HTML. */
async function readSavedTitles(): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const name of [cacheNames.docs, cacheNames.pages]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      const copy = isPagePath(pathname) ? await cache.match(request) : undefined
      if (copy) titles.set(pathname, readTitle(await copy.text()) ?? pathname)
    }
  }
  return titles
}

/** `<title>Joins | Tickwise</title>` (src/frame/page-head.tsx) -> `Joins`. A regular expression, since workers have no DOM parser. */
function readTitle(html: string): string | undefined {
  return /<title>(.*?)(?: \| [^|<]*)?<\/title>/s.exec(html)?.[1]
}

function savedPagesHtml(titles: Map<string, string>): string {
  const items = [...titles].sort().map(([path, title]) => `<li><a href="${path}">${title}</a></li>`)
  return items.length > 0 ? `<ul id="saved-pages">${items.join('')}</ul>` : ''
}

async function deleteUseTimes() {
  for (const name of [cacheNames.pages, cacheNames.assets, cacheNames.texts])
    await new CacheExpiration(name, { maxEntries: 1 }).delete()
}
