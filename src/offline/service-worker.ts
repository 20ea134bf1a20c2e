// Offline reading. This is the entry of a separate script, served as `/service-worker.js`. A new version takes over at once;
// open tabs keep working, because pages come from the network first and files of earlier builds stay cached.
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { addRoute, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isPagePath } from '../urls/is-page-path.ts'
import { offlinePath } from '../urls/offline-paths.ts'
import { searchPagePath, searchTextFolder } from '../urls/search-paths.ts'
import { assets, pages, savePage, texts } from './caching-strategies.ts'
import { clearSavedData, isDataCleared } from './clear-saved-data.ts'
import { createOfflineResponse } from './offline-response.ts'
import { clearDataMessage, saveSearchMessage, shellCache } from './worker-contract.ts'
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
    if (event.data === saveSearchMessage) event.waitUntil(saveSearch(event).catch(() => {})) // A failure does no harm: the next page asks again.
    if (event.data === clearDataMessage) event.waitUntil(clearSavedData().then(() => event.ports[0]?.postMessage('')))
  })
}

/** Workbox uses the first route that matches. */
function answerRequests() {
  registerRoute(
    () => isDataCleared(),
    ({ request }) => fetch(request),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === basePath + offlinePath,
    () => createOfflineResponse(200, basePath),
  )
  addRoute()
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}${searchTextFolder}/`),
    texts,
  )
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}/assets/`), assets)
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && isPagePath(url.pathname) && !mustReachNetwork(request),
    pages,
  )
}

/** Saves what search needs and is not saved yet, one file after another, to leave the connection to the reader. */
async function saveSearch(event: ExtendableEvent) {
  const page = basePath + searchPagePath
  const saved = await Promise.all([page, ...searchFiles].map(url => caches.match(url, { ignoreVary: true })))
  if (searchFiles.length === 0 || saved.every(copy => copy !== undefined)) return
  for (const url of searchFiles) if (!isDataCleared()) await assets.handle({ event, request: url })
  // If files were missing, the site has been rebuilt, so the saved search page is outdated.
  if (!isDataCleared()) savePage(page, event)
}

/** A fetch with `cache: 'reload'` must reach the network; save-docs.ts relies on it. */
function mustReachNetwork({ mode, cache }: Request): boolean {
  return mode !== 'navigate' && cache === 'reload'
}
