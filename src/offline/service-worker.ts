// Reading without a network. This is the entry of a separate script, served as `/service-worker.js`. A new one takes over at once:
// pages come from the network first, and files of earlier builds stay cached, so tabs that are open notice nothing.
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { addRoute, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isPagePath } from '../urls/is-page-path.ts'
import { offlinePath } from '../urls/offline-paths.ts'
import { searchPagePath, textFolder } from '../urls/search-paths.ts'
import { assets, pages, savePage, texts } from './caching-strategies.ts'
import { isForgetting, startForgetting } from './forgetting.ts'
import { createOfflineResponse } from './offline-response.ts'
import { forgetMessage, saveSearchMessage, shellCache } from './worker-contract.ts'
import { type ExtendableEvent, settings, workerScope } from './worker-scope.ts'

const { basePath, shellFiles, searchFiles } = settings

setCacheNameDetails(shellCache)
workerScope.skipWaiting()
clientsClaim()
saveShell()
answerMessages()
answerRequests()

/**
 * Saves what every page needs. Workbox's precache drops the files of earlier builds, so files with a hash in their names
 * are saved with the other assets instead: a tab that is still open may need them.
 */
function saveShell() {
  precache(shellFiles.filter(({ revision }) => revision !== null))
  workerScope.addEventListener('install', event => {
    const hashed = shellFiles.filter(({ revision }) => revision === null)
    event.waitUntil(Promise.all(hashed.map(({ url }) => assets.handle({ event, request: url }))))
  })
}

function answerMessages() {
  workerScope.addEventListener('message', event => {
    if (event.data === saveSearchMessage) event.waitUntil(saveSearch(event).catch(() => {})) // It is saved at the next page.
    if (event.data === forgetMessage) event.waitUntil(startForgetting().then(() => event.ports[0]?.postMessage('')))
  })
}

/** The first route that matches answers. */
function answerRequests() {
  registerRoute(
    () => isForgetting(),
    ({ request }) => fetch(request),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === basePath + offlinePath,
    () => createOfflineResponse(200, basePath),
  )
  addRoute()
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}${textFolder}/`), texts)
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}/assets/`), assets)
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && isPagePath(url.pathname) && !isPastCaches(request),
    pages,
  )
}

/** Saves what search needs and is not saved yet, one file after another, since no reader is waiting. */
async function saveSearch(event: ExtendableEvent) {
  const page = basePath + searchPagePath
  const saved = await Promise.all([page, ...searchFiles].map(url => caches.match(url, { ignoreVary: true })))
  if (searchFiles.length === 0 || saved.every(copy => copy !== undefined)) return
  for (const url of searchFiles) if (!isForgetting()) await assets.handle({ event, request: url })
  // Files that were missing belong to a new build, and the saved search page to an old one.
  if (!isForgetting()) savePage(page, event)
}

/** `cache: 'reload'` must reach the network, as when all docs are saved (save-docs.ts). */
function isPastCaches({ mode, cache }: Request): boolean {
  return mode !== 'navigate' && cache === 'reload'
}
