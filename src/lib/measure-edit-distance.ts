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
