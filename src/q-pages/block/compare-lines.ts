import { trimOutput } from '../fence/session-text.ts'

/** A line that was computed, and whether the page prints another one in its place. */
export interface ComparedLine {
  text: string
  isChanged: boolean
}

export interface Comparison {
  lines: ComparedLine[]
  /** How many lines differ; a printed line that is missing counts too. */
  changes: number
}

/** Of texts with more pairs of lines, only those before the first difference and after the last are compared. */
const maxPairs = 250_000

/**
 * Compares what was computed with what the page prints: `1⏎2` and `1⏎3` differ in one line. Blanks at the end of lines and
 * empty lines at the end do not count.
 */
export function compareLines(printed: string, computed: string): Comparison {
  const before = splitLines(printed)
  const after = splitLines(computed)
  const lines: ComparedLine[] = []
  let changes = 0
  let missing = 0
  let added = 0
  const closeGap = () => {
    changes += Math.max(missing, added)
    missing = 0
    added = 0
  }
  let old = 0
  for (const [place, match] of [...findCommonLines(before, after), [before.length, after.length] as const]) {
    missing += place - old
    for (const text of after.slice(lines.length, match)) {
      lines.push({ text, isChanged: true })
      added++
    }
    closeGap()
    old = place + 1
    const text = after[match]
    if (text !== undefined) lines.push({ text, isChanged: false })
  }
  return { lines, changes }
}

function splitLines(text: string): string[] {
  const tidy = trimOutput(text)
  return tidy === '' ? [] : tidy.split('\n')
}

/** The places of lines that both have, in order, as many as possible: `a b c` and `a c` give 0 0 and 2 1. */
function findCommonLines(before: readonly string[], after: readonly string[]): [number, number][] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const middle = findCommonMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [
    ...pairUp(start, 0, 0),
    ...middle.map(([i, j]): [number, number] => [start + i, start + j]),
    ...pairUp(end, before.length - end, after.length - end),
  ]
}

/** `pairUp(2, 4, 7)` is 4 7 and 5 8. */
const pairUp = (count: number, i: number, j: number) =>
  Array.from({ length: count }, (_, step): [number, number] => [i + step, j + step])

/** By the table of the longest common subsequence: `lengths[i][j]` is that of the lines from i and from j on. */
function findCommonMiddle(before: readonly string[], after: readonly string[]): [number, number][] {
  if (before.length * after.length > maxPairs) return []
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const longest =
        before[i] === after[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
      lengths[i]?.fill(longest, j, j + 1)
    }
  const common: [number, number][] = []
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) common.push([i++, j++])
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++
    else j++
  }
  return common
}
