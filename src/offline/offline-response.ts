import { matchPrecache } from 'workbox-precaching'
import { isPagePath } from '../urls/addresses.ts'
import { offlinePath } from '../urls/reserved-paths.ts'
import { cacheNames } from './worker-contract.ts'

/**
 * The built offline page, for a page that can be neither fetched nor found in the caches. Its line about saved pages
 * (src/page-kinds/offline-page.tsx) is replaced by a list of links to them.
 */
export async function createOfflineResponse(status: number, basePath: string): Promise<Response> {
  const page = await matchPrecache(basePath + offlinePath)
  if (!page) return Response.error()
  const list = savedPagesHtml(await readSavedTitles())
  const html = (await page.text()).replace(/<p id="saved-pages">.*?<\/p>/s, line => list || line)
  return new Response(html, { status, headers: page.headers })
}

/** Titles of all saved pages by path, as HTML. */
async function readSavedTitles(): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const name of [cacheNames.docs, cacheNames.pages]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      const copy = isPagePath(pathname) ? await cache.match(request) : undefined
      if (copy) titles.set(pathname, readTitle(await copy.text()) ?? pathname)
    }
  }
  return titles
}

/** `<title>Joins | Tickwise</title>` (src/frame/page-head.tsx) -> `Joins`. A regular expression, since workers have no DOM parser. */
function readTitle(html: string): string | undefined {
  return /<title>(.*?)(?: \| [^|<]*)?<\/title>/s.exec(html)?.[1]
}

function savedPagesHtml(titles: Map<string, string>): string {
  const items = [...titles].sort().map(([path, title]) => `<li><a href="${path}">${title}</a></li>`)
  return items.length > 0 ? `<ul id="saved-pages">${items.join('')}</ul>` : ''
}
