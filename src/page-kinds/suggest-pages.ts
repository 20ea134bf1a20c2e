import { withBasePath } from '../browser/with-base-path.ts'
import { decodePercentEncoding } from '../urls/addresses.ts'
import { nearestPaths } from './nearest-paths.ts'

/** Puts links to the pages that the reader may have meant into `place`. Rejects if the sitemap cannot be fetched. */
export async function suggestPages(place: Element) {
  const response = await fetch(withBasePath('/sitemap.xml'))
  if (!response.ok) throw new Error(`The sitemap answered ${response.status}`)
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml')
  // The sitemap names the host where the site is published; only the paths are right wherever this page is served from.
  const paths = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname)
  const nearest = nearestPaths(location.pathname, paths)
  if (nearest.length === 0) return
  const parts = new Intl.ListFormat('en', { type: 'disjunction' }).formatToParts(nearest)
  place.replaceChildren(
    'Did you mean ',
    ...parts.map(({ type, value }) => (type === 'element' ? linkTo(value) : value)),
    '?',
  )
}

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = path
  link.textContent = decodePercentEncoding(path)
  return link
}
