import { withBasePath } from '../browser/with-base-path.ts'
import { mayFetchAhead } from '../navigation/page-store.ts'
import { serviceWorkerPath } from '../urls/offline-paths.ts'
import { findRegistration } from './find-registration.ts'
import { saveSearchMessage } from './worker-contract.ts'

/** By then the page's own requests are done. */
const quietMs = 2000

/**
 * Registers the service worker, or removes it where the site has switched offline reading off. On slow lines, and while the
 * reader saves data, it does nothing. Nor does it on this machine, where many sites share the address `localhost` over
 * time, unless the tab's first page had `?offline=on` in its address.
 */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator
  if (/^(localhost|127\.|\[::1)/.test(location.hostname) && !isAskedFor()) return
  if (document.documentElement.dataset.offline === 'off') {
    if (await findRegistration()) await (await import('./remove-offline-data.ts')).removeOfflineData()
    return
  }
  if (!mayFetchAhead()) return
  const isFirstPage = !serviceWorker.controller
  if (isFirstPage) serviceWorker.addEventListener('controllerchange', saveThisPage, { once: true })
  await serviceWorker.register(withBasePath(serviceWorkerPath))
  if (isFirstPage) document.addEventListener('tickwise:page', saveSearch, { once: true })
  else saveSearch()
}

function isAskedFor(): boolean {
  const key = 'tickwise.offline'
  try {
    if (location.search.includes('offline=on')) sessionStorage.setItem(key, 'on')
    return sessionStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** The page that was loaded before there was a worker: when it is fetched again, the worker sees and saves it. */
function saveThisPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const assets = loaded.filter(name => name.startsWith(location.origin + withBasePath('/assets/')))
  for (const address of [location.pathname, ...assets]) fetch(address).catch(() => {}) // It is saved at the next visit.
}

/** Saves search for reading offline. Not before the second page, since many readers open one and leave. */
function saveSearch() {
  setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (mayFetchAhead()) active?.postMessage(saveSearchMessage)
  }, quietMs)
}
