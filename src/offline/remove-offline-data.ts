import { findRegistration } from './find-registration.ts'
import { forgetMessage, shellCache } from './worker-contract.ts'

const longestWaitMs = 2000

/** Removes the service worker and everything that it has saved. */
export async function removeOfflineData() {
  if (!('serviceWorker' in navigator)) return
  const registration = await findRegistration()
  // After it is unregistered, a worker still serves the pages that are open, so it must be told to stop saving.
  const worker = registration?.active
  const answer = worker && tellToForget(worker)
  await Promise.race([answer, new Promise(resolve => setTimeout(resolve, answer ? longestWaitMs : 0))])
  await registration?.unregister()
  await deleteCaches()
  // A worker that answers later may have saved something until then.
  answer?.then(deleteCaches)
}

async function deleteCaches() {
  const ours = (await caches.keys()).filter(name => name.startsWith(`${shellCache.prefix}-`))
  await Promise.all(ours.map(name => caches.delete(name)))
}

/** Resolves when the worker has answered. */
function tellToForget(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(forgetMessage, [port2])
  return new Promise(resolve => {
    port1.onmessage = resolve
  })
}
