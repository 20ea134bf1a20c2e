import { measureEditDistance } from '../lib/edit-distance.ts'
import { decodePercentEncoding } from '../urls/addresses.ts'

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
