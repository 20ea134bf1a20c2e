import { withBasePath } from '../browser/with-base-path.ts'
import { measureEditDistance } from '../lib/edit-distance.ts'
import { decodePercentEncoding } from '../urls/page-path.ts'

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

const maxSuggestions = 3

/**
 * Up to three of `paths` that a reader may have meant by `wrong`, the likeliest first: those that differ only in case, then
 * those with a last segment spelt alike. `/concept/jions` -> `/docs/concepts/joins`
 */
export function nearestPaths(wrong: string, paths: string[]): string[] {
  const asked = normalize(wrong)
  // A third of the letters may be wrong; with more, suggestions are mostly guesses.
  const maxDistance = Math.round(asked.lastSegment.length / 3)
  return paths
    .map(path => ({ path, ...normalize(path) }))
    .map(candidate => ({ ...candidate, lastDistance: measureEditDistance(asked.lastSegment, candidate.lastSegment) }))
    .filter(({ lastSegment, lastDistance }) => lastSegment !== '' && lastDistance <= maxDistance)
    .map(({ path, whole, lastDistance }) => ({ path, lastDistance, distance: measureEditDistance(asked.whole, whole) }))
    .sort((a, b) => a.lastDistance - b.lastDistance || a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ path }) => path)
}

/** `/Docs//Joins.php` -> `docs/joins`, whose last segment is `joins` */
function normalize(path: string): { whole: string; lastSegment: string } {
  const segments = decodePercentEncoding(path)
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .split('/')
    .filter(Boolean)
  return { whole: segments.join('/'), lastSegment: segments.at(-1) ?? '' }
}
