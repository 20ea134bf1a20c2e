import { atBase } from '../navigation/at-base.ts'
import { mayFetchAhead } from '../navigation/page-store.ts'
import { serviceWorkerPath } from './addresses.ts'
import { ownRegistration } from './own-registration.ts'

/** Starts the service worker, or removes it where the site has switched it off. Does nothing on lines that cost readers. */
export async function register() {
  const { serviceWorker } = navigator
  if (document.documentElement.dataset.offline === 'off') {
    if (await ownRegistration()) await (await import('./forget-offline.ts')).forgetOffline()
    return
  }
  if (!mayFetchAhead()) return
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', saveThisPage, { once: true })
  await serviceWorker.register(atBase(serviceWorkerPath))
}

/** The page that was read before there was a worker: asking again, the worker sees and saves it. */
function saveThisPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const assets = loaded.filter(name => name.startsWith(location.origin + atBase('/assets/')))
  for (const address of [location.pathname, ...assets]) fetch(address).catch(() => {}) // It is saved at the next visit.
}
