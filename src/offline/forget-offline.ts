import { forgetMessage, shellCache } from './names.ts'
import { ownRegistration } from './own-registration.ts'

const patienceMs = 2000

/** Removes the service worker and all that it saved. */
export async function forgetOffline() {
  if (!('serviceWorker' in navigator)) return
  const registration = await ownRegistration()
  // A worker that is removed still serves open pages: it has to know that it is to save nothing more.
  const worker = registration?.active
  const told = worker && tell(worker)
  await Promise.race([told, new Promise(resolve => setTimeout(resolve, told ? patienceMs : 0))])
  await registration?.unregister()
  await deleteCaches()
  // A worker that needed longer may have saved something until then.
  told?.then(deleteCaches)
}

async function deleteCaches() {
  const own = (await caches.keys()).filter(name => name.startsWith(`${shellCache.prefix}-`))
  await Promise.all(own.map(name => caches.delete(name)))
}

function tell(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(forgetMessage, [port2])
  return new Promise(resolve => {
    port1.onmessage = resolve
  })
}
