import { readSitePath } from '../urls/requested-path.ts'
import { listRedirectCandidates, type MovedPaths } from './redirect-candidates.ts'
import { cacheNames } from './worker-contract.ts'

/**
 * Redirects as the server would, but only to a page that is saved: from `/intro`, `/docs/intro/` and `/docs/intro.html` to
 * `/docs/intro`. Undefined where there is no such page.
 */
export async function redirectToSavedPage(
  url: string,
  basePath: string,
  moved: MovedPaths,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  const read = readSitePath(pathname, basePath)
  const tidy = read.kind === 'redirect' ? read.to : pathname
  for (const path of [tidy, ...listRedirectCandidates(tidy, moved)]) {
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
