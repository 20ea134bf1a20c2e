import { readSitePath } from '../framework/site-path.ts'
import { cacheNames } from './names.ts'
import { type MovedPaths, possibleTargets } from './possible-targets.ts'

/**
 * Leads from `/intro`, `/docs/intro/` and `/docs/intro.html` to `/docs/intro`, as the server would, if that page is
 * saved; else undefined.
 */
export async function redirectToSaved(url: string, basePath: string, moved: MovedPaths): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  const read = readSitePath(pathname, basePath)
  const tidy = read.kind === 'redirect' ? read.to : pathname
  for (const path of [tidy, ...possibleTargets(tidy, moved)]) {
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
