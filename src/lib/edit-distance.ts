/**
 * The candidate that an author may have meant by `word`, whatever its case: `sidebar_positon` gives `sidebar_position`.
 * Undefined if even the most similar one differs in more than a third of the letters of `word` (of a short one, in more
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

/**
 * How many single edits turn `a` into `b`: a letter (UTF-16 code unit) inserted, removed, replaced, or swapped with the next
 * one. `jions` and `joins` are 1 apart. This is the optimal string alignment distance, computed row by row of its matrix.
 */
export function measureEditDistance(a: string, b: string): number {
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (lastRow[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (rowBeforeLast[j - 2] ?? 0) + 1 : replaced
      row.push(Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
    }
    rowBeforeLast = lastRow
    lastRow = row
  }
  return lastRow[b.length] ?? 0
}
