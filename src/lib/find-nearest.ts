import { measureEditDistance } from './measure-edit-distance.ts'

/**
 * The candidate that an author may have meant by `word`, whatever its case: `sidebar_positon` gives `sidebar_position`.
 * Undefined where even the most similar one differs in more than a third of the letters of `word` (of a short one, in more
 * than one).
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    // The distance is at least the difference in length. This also avoids comparing texts of a million letters.
    if (Math.abs(word.length - candidate.length) > limit) continue
    const distance = measureEditDistance(word.toLowerCase(), candidate.toLowerCase())
    if (!best || distance < best.distance) best = { candidate, distance }
  }
  return best && best.distance <= limit ? best.candidate : undefined
}
