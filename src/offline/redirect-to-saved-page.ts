import { resolveRequestedPath } from '../urls/requested-path.ts'
import { listRedirectCandidates, type RedirectRules } from './redirect-candidates.ts'
import { cacheNames } from './worker-contract.ts'

/**
 * Redirects as the server would, but only to a page that is saved: from `/intro`, `/docs/intro/` and `/docs/intro.html` to
 * `/docs/intro`. Undefined where there is no such page.
 */
export async function redirectToSavedPage(
  url: string,
  basePath: string,
  rules: RedirectRules,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  const read = resolveRequestedPath(pathname, basePath)
  const canonical = read.kind === 'redirect' ? read.to : pathname
  for (const path of [canonical, ...listRedirectCandidates(canonical, rules)]) {
    if (path !== pathname && (await isSaved(path))) return Response.redirect(path + search, 302)
  }
  return undefined
}

async function isSaved(path: string): Promise<boolean> {
  const copies = [cacheNames.pages, cacheNames.docs].map(cacheName =>
    caches.match(path, { cacheName, ignoreVary: true }),
  )
  return (await Promise.all(copies)).some(copy => copy !== undefined)
}
