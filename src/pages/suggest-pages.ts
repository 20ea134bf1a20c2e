import { atBase } from '../navigation/at-base.ts'
import { nearestPaths, readPath } from './nearest-paths.ts'

/** Links in `place` to the pages a reader may have meant, if any are near. Rejects when the site's list of pages does not come. */
export async function suggestPages(place: Element) {
  const response = await fetch(atBase('/sitemap.xml'))
  if (!response.ok) throw new Error(`The sitemap answered ${response.status}`)
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml')
  // The sitemap names the host where the site is published; its pages are meant wherever this one is served.
  const paths = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname)
  const near = nearestPaths(location.pathname, paths)
  if (near.length === 0) return
  const parts = new Intl.ListFormat('en', { type: 'disjunction' }).formatToParts(near)
  place.replaceChildren(
    'Did you mean ',
    ...parts.map(({ type, value }) => (type === 'element' ? linkTo(value) : value)),
    '?',
  )
}

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = path
  link.textContent = readPath(path)
  return link
}
