import { clearDataMessage, findRegistration, shellCache } from './worker-contract.ts'

const maxWaitMs = 2000

/** Removes the service worker and everything that it has saved. */
export async function removeOfflineData() {
  if (!('serviceWorker' in navigator)) return
  const registration = await findRegistration()
  // An unregistered worker keeps serving the pages that are open, so it must be asked to stop saving.
  const worker = registration?.active
  const answer = worker && askToClearData(worker)
  await Promise.race([answer, new Promise(resolve => setTimeout(resolve, answer ? maxWaitMs : 0))])
  await registration?.unregister()
  await deleteCaches()
  // If the worker answers only now, it may have saved something in the meantime.
  answer?.then(deleteCaches)
}

async function deleteCaches() {
  const ours = (await caches.keys()).filter(name => name.startsWith(`${shellCache.prefix}-`))
  await Promise.all(ours.map(name => caches.delete(name)))
}

/** Resolves when the worker has answered. */
function askToClearData(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(clearDataMessage, [port2])
  return new Promise(resolve => {
    port1.onmessage = resolve
  })
}
