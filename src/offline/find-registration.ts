import { withBasePath } from '../browser/with-base-path.ts'

/**
 * The registration of this site's service worker. `getRegistration` falls back to the worker of a parent path (of `/` for a
 * page of `/docs-site/`); that one belongs to another site and is ignored.
 */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const { href } = new URL(withBasePath('/'), location.href)
  const registration = await navigator.serviceWorker.getRegistration(href)
  return registration?.scope === href ? registration : undefined
}
