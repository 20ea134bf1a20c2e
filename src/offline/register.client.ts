import { atBase } from '../navigation/at-base.ts'
import { mayFetchAhead } from '../navigation/page-store.ts'
import { serviceWorkerPath } from './addresses.ts'
import { saveSearchMessage } from './names.ts'
import { ownRegistration } from './own-registration.ts'

/** By then the page's own requests are done. */
const quietMs = 2000

/**
 * Starts the service worker, or removes it where the site has switched it off. Does nothing on lines that cost readers,
 * and on this machine, where sites come and go under one address, only for a visit that began with `?offline=on`.
 */
export async function register() {
  const { serviceWorker } = navigator
  if (/^(localhost|127\.|\[::1)/.test(location.hostname) && !isAskedFor()) return
  if (document.documentElement.dataset.offline === 'off') {
    if (await ownRegistration()) await (await import('./forget-offline.ts')).forgetOffline()
    return
  }
  if (!mayFetchAhead()) return
  const isFirstPage = !serviceWorker.controller
  if (isFirstPage) serviceWorker.addEventListener('controllerchange', saveThisPage, { once: true })
  await serviceWorker.register(atBase(serviceWorkerPath))
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

/** The page that was read before there was a worker: asking again, the worker sees and saves it. */
function saveThisPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const assets = loaded.filter(name => name.startsWith(location.origin + atBase('/assets/')))
  for (const address of [location.pathname, ...assets]) fetch(address).catch(() => {}) // It is saved at the next visit.
}

/** Saves search for reading offline: not before the second page, since many readers open one and leave. */
function saveSearch() {
  setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (mayFetchAhead()) active?.postMessage(saveSearchMessage)
  }, quietMs)
}
