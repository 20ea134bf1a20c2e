// The page that stands in for one that is neither reachable nor saved, with links to the pages that are.
import { matchPrecache } from 'workbox-precaching'
import { isPagePath } from '../navigation/page-path.ts'
import { offlinePath } from './addresses.ts'
import { cacheNames } from './names.ts'

/** The offline page of the built site; its line about saved pages becomes their list. */
export async function offlinePage(status: number, basePath: string): Promise<Response> {
  const page = await matchPrecache(basePath + offlinePath)
  if (!page) return Response.error()
  const list = savedList(await savedPages())
  const html = (await page.text()).replace(/<p id="saved-pages">.*?<\/p>/s, line => list || line)
  return new Response(html, { status, headers: page.headers })
}

/** Titles of all saved pages by path, as HTML. */
async function savedPages(): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const name of [cacheNames.docs, cacheNames.pages]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      const copy = isPagePath(pathname) ? await cache.match(request) : undefined
      if (copy) titles.set(pathname, titleOf(await copy.text()) ?? pathname)
    }
  }
  return titles
}

function titleOf(html: string): string | undefined {
  return /<title>(.*?)(?: \| [^|<]*)?<\/title>/s.exec(html)?.[1]
}

function savedList(titles: Map<string, string>): string {
  const items = [...titles].sort().map(([path, title]) => `<li><a href="${path}">${title}</a></li>`)
  return items.length > 0 ? `<ul id="saved-pages">${items.join('')}</ul>` : ''
}
