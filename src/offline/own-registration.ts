import { atBase } from '../navigation/at-base.ts'

/** This site's service worker. Without one the browser names that of a site above it on the same host, which is not ours. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const { href } = new URL(atBase('/'), location.href)
  const registration = await navigator.serviceWorker.getRegistration(href)
  return registration?.scope === href ? registration : undefined
}
