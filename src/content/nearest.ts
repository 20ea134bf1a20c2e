import { editDistance } from './edit-distance.ts'

/** The candidate closest to `word`, when close enough (a third of its letters wrong at most) to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    // At least so many letters are missing; it also keeps a word of a million letters from being compared.
    if (Math.abs(word.length - candidate.length) > limit) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (!best || distance < best.distance) best = { candidate, distance }
  }
  return best && best.distance <= limit ? best.candidate : undefined
}
