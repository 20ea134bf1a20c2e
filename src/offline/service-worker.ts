// Offline reading. This is the entry of a separate script, served as `/service-worker.js`. A new version takes over at once;
// open tabs keep working, because pages come from the network first and files of earlier builds stay cached.
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { addRoute, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isPagePath } from '../urls/page-path.ts'
import { offlinePath, searchPagePath } from '../urls/reserved-paths.ts'
import { searchFolder, searchIndexPath, searchTextFolder } from '../urls/search-paths.ts'
import { exerciseListPath } from '../urls/section-paths.ts'
import {
  assets,
  clearSavedData,
  createOfflineResponse,
  isDataCleared,
  lists,
  loadedFiles,
  pages,
  savePage,
  texts,
} from './caching-strategies.ts'
import {
  clearDataMessage,
  saveExercisesMessage,
  saveSearchMessage,
  saveSessionsMessage,
  shellCache,
} from './worker-contract.ts'
import { type ExtendableEvent, settings, workerScope } from './worker-scope.ts'

const { basePath, shellFiles, searchFiles, sessionFiles, exerciseFiles } = settings

/** What has been asked for is saved one after the other, since the lists share files. */
let saving = Promise.resolve()

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
    saving = saving.then(() => saveWhatIsAsked(event)).catch(() => {}) // A failure does no harm: the next page asks again.
    event.waitUntil(saving)
    if (event.data === clearDataMessage) event.waitUntil(clearSavedData().then(() => event.ports[0]?.postMessage('')))
  })
}

async function saveWhatIsAsked(event: ExtendableEvent & MessageEvent<unknown>) {
  if (event.data === saveSearchMessage) await saveSearch(event)
  if (event.data === saveSessionsMessage) await saveMissing(sessionFiles, event)
  if (event.data === saveExercisesMessage) await saveMissing(exerciseFiles, event)
}

/** Workbox uses the first route that matches. */
function answerRequests() {
  registerRoute(
    // Requests to other hosts are left to the browser: here the security policy of this script would apply to them.
    ({ sameOrigin }) => sameOrigin && isDataCleared(),
    ({ request }) => fetch(request),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === basePath + offlinePath,
    () => createOfflineResponse(200),
  )
  addRoute()
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === basePath + searchIndexPath,
    ({ request }) => fetch(request).catch(nameSavedIndex),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}${searchTextFolder}/`),
    texts,
  )
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === basePath + exerciseListPath, lists)
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.q'), loadedFiles)
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}/assets/`), assets)
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && isPagePath(url.pathname) && !mustReachNetwork(request),
    pages,
  )
}

/** Without a network, search uses the index of this build, or else of an earlier one, as far as one is saved. */
async function nameSavedIndex(): Promise<Response> {
  const start = `${basePath}${searchFolder}/index-`
  const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
  const saved = (await Promise.all(opened.map(cache => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  const found = searchFiles
    .filter(path => saved.includes(path))
    .concat(saved)
    .find(path => path.startsWith(start))
  if (found === undefined) return Response.error()
  return Response.json({ index: found.slice(found.lastIndexOf('/') + 1).replace('.json', '') })
}

/** Saves what search needs and is not saved yet. */
async function saveSearch(event: ExtendableEvent) {
  if (searchFiles.length === 0) return
  const page = basePath + searchPagePath
  // If files were missing, the site has been rebuilt, so the saved search page is outdated.
  const isOutdated = (await saveMissing(searchFiles, event)) || !(await isSaved(page))
  if (isOutdated && !isDataCleared()) savePage(page, event)
}

/**
 * Saves those of `files` that are not saved yet, one after another, to leave the connection to the reader. Resolves to whether
 * there were any.
 */
async function saveMissing(files: string[], event: ExtendableEvent): Promise<boolean> {
  const areSaved = await Promise.all(files.map(isSaved))
  const missing = files.filter((_, index) => !areSaved[index])
  for (const url of missing) if (!isDataCleared()) await assets.handle({ event, request: url })
  return missing.length > 0
}

async function isSaved(url: string): Promise<boolean> {
  return (await caches.match(url, { ignoreVary: true })) !== undefined
}

/** A fetch with `cache: 'reload'` must reach the network; save-docs.ts relies on it. */
function mustReachNetwork({ mode, cache }: Request): boolean {
  return mode !== 'navigate' && cache === 'reload'
}
