import { editDistance } from '../content/edit-distance.ts'

const mostSuggestions = 3

/**
 * Up to three of `paths` that `wrong` may have been meant to be, the likeliest first: what differs in upper and lower case
 * alone, then what ends alike. An end is alike when about a third of its letters are wrong at most.
 */
export function nearestPaths(wrong: string, paths: string[]): string[] {
  const asked = comparable(wrong)
  const limit = Math.round(asked.end.length / 3)
  return paths
    .map(path => ({ path, ...comparable(path) }))
    .map(candidate => ({ ...candidate, endDistance: editDistance(asked.end, candidate.end) }))
    .filter(({ end, endDistance }) => end !== '' && endDistance <= limit)
    .map(({ path, whole, endDistance }) => ({ path, endDistance, distance: editDistance(asked.whole, whole) }))
    .sort((a, b) => a.endDistance - b.endDistance || a.distance - b.distance)
    .slice(0, mostSuggestions)
    .map(({ path }) => path)
}

/** A path as people read it; as it is where it encodes no text. */
export function readPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Without case, empty segments and the extension of a file. */
function comparable(path: string): { whole: string; end: string } {
  const segments = readPath(path)
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .split('/')
    .filter(Boolean)
  return { whole: segments.join('/'), end: segments.at(-1) ?? '' }
}
