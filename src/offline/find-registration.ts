import { withBasePath } from '../browser/with-base-path.ts'

/**
 * The registration of this site's service worker. Where it has none, the browser answers with the worker of a site above
 * it on the same host (of `/` for a page of `/docs-site/`), which is not ours to touch.
 */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const { href } = new URL(withBasePath('/'), location.href)
  const registration = await navigator.serviceWorker.getRegistration(href)
  return registration?.scope === href ? registration : undefined
}
