import { withBasePath } from '../browser/with-base-path.ts'
import { canPrefetch } from '../navigation/page-store.ts'
import { serviceWorkerPath } from '../urls/reserved-paths.ts'
import {
  findRegistration,
  loadedFileLinks,
  saveExercisesMessage,
  saveSearchMessage,
  saveSessionsMessage,
} from './worker-contract.ts'

/** How long to wait, so that the page's own requests are done by then. */
const quietMs = 2000

/** A reader who is still there by then reads the page, and may want to run its q sessions later without a network. */
const readingMs = 5000

/**
 * Registers the service worker, except on slow connections and while the reader saves data, or removes it if the site has
 * switched offline reading off. On `localhost`, an address that many sites share over time, it does neither unless this page
 * or an earlier one of the tab was opened with `?offline=on`.
 */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator
  if (/^(localhost|127\.|\[::1)/.test(location.hostname) && !isEnabledOnLocalhost()) return
  if (document.documentElement.dataset.offline === 'off') {
    if (await findRegistration()) await (await import('./remove-offline-data.ts')).removeOfflineData()
    return
  }
  if (!canPrefetch()) return
  const isFirstPage = !serviceWorker.controller
  if (isFirstPage) serviceWorker.addEventListener('controllerchange', saveThisPage, { once: true })
  await serviceWorker.register(withBasePath(serviceWorkerPath))
  if (isFirstPage) document.addEventListener('tickwise:page', saveSearch, { once: true })
  else saveSearch()
  saveRunner({ isFirstPage })
  document.addEventListener('tickwise:page', () => saveRunner({ isFirstPage: false }))
}

function isEnabledOnLocalhost(): boolean {
  const key = 'tickwise.offline'
  try {
    if (location.search.includes('offline=on')) sessionStorage.setItem(key, 'on')
    return sessionStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** Saves the page that was loaded before the worker ran, by fetching it again through the worker. */
function saveThisPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const assets = loaded.filter(name => name.startsWith(location.origin + withBasePath('/assets/')))
  for (const address of [location.pathname, ...assets]) fetch(address).catch(() => {}) // A failure does no harm: the page is saved at the next visit.
}

/** Saves what search needs offline. Called from the second page on, since many readers open one page and leave. */
function saveSearch() {
  setTimeout(() => ask(saveSearchMessage), quietMs)
}

/**
 * Saves what runs the q of this page offline, if it has any, with the files that it loads. Exercises need React, so they wait for
 * a second page, from which on search brings it anyway. The worker fetches each file once.
 */
function saveRunner({ isFirstPage }: { isFirstPage: boolean }) {
  const hasSessions = document.querySelector('.session, x-island[name=q-console]') !== null
  const hasExercises = document.querySelector('.exercise') !== null
  const files = Array.from(document.querySelectorAll<HTMLAnchorElement>(loadedFileLinks), ({ href }) => href)
  setTimeout(() => {
    if (hasSessions) ask(saveSessionsMessage)
    if (hasExercises && !isFirstPage) ask(saveExercisesMessage)
    // The worker saves what it answers. A failure does no harm: the file is saved when a block first runs.
    if (canPrefetch()) for (const address of files) fetch(address).catch(() => {})
  }, readingMs)
}

async function ask(message: string) {
  const { active } = await navigator.serviceWorker.ready
  if (canPrefetch()) active?.postMessage(message)
}
