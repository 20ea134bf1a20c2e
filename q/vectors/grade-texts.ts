import { indicesBetween } from '../values/indices.ts'
import { sortByKeys } from './radix-sort.ts'

/** Indices of texts that have the same first `depth` bytes, to be sorted by the bytes that follow. */
interface Run {
  indices: Int32Array
  depth: number
}

/**
 * Sorts indices of texts by their bytes, a text after one that it begins with. Indices of equal texts stay in their order.
 * A few indices are sorted by `compare`, which takes less time for them than tables of counts.
 */
export function gradeTexts(
  texts: readonly Uint8Array[],
  isDescending: boolean,
  indices: Int32Array,
  compare: (x: number, y: number) => number,
): Int32Array {
  const sorted = indices.slice()
  const runs: Run[] = [{ indices: sorted, depth: 0 }]
  // The loop also visits the runs that it adds.
  for (const run of runs)
    if (run.indices.length < 500) run.indices.sort(compare)
    else sortByNextBytes(texts, run, isDescending, runs)
  return sorted
}

/** The bytes of a text in a key. The last byte of a key is the count of those that follow, at most 8. */
const keyBytes = 7

/** Sorts a run by seven bytes of each text, and adds the runs in which these are equal and others follow. */
function sortByNextBytes(texts: readonly Uint8Array[], run: Run, isDescending: boolean, runs: Run[]): void {
  const { indices } = run
  const depth = run.depth + countSharedBytes(texts, run)
  const reversal = isDescending ? -1 : 0
  const high = new Uint32Array(indices.length)
  const low = high.slice()
  for (let i = 0; i < indices.length; i++) {
    const text = texts[indices[i] as number] as Uint8Array
    high[i] = readBytes(text, depth, 4) ^ reversal
    low[i] = ((readBytes(text, depth + 4, 3) << 8) | Math.min(text.length - depth, keyBytes + 1)) ^ reversal
  }
  const order = sortByKeys({ high, low }, indicesBetween(0, indices.length))
  indices.set(order.map(place => indices[place] as number))
  for (let start = 0, end = 0; start < order.length; start = end) {
    const first = order[start] as number
    const isSame = (place: number | undefined) =>
      high[place as number] === high[first] && low[place as number] === low[first]
    do end++
    while (end < order.length && isSame(order[end]))
    if (end - start > 1 && (((low[first] as number) ^ reversal) & 0xff) > keyBytes)
      runs.push({ indices: indices.subarray(start, end), depth: depth + keyBytes })
  }
}

/** How many bytes after the first `depth` ones all texts of a run share. */
function countSharedBytes(texts: readonly Uint8Array[], { indices, depth }: Run): number {
  const first = (texts[indices[0] as number] as Uint8Array).subarray(depth)
  let shared = first.length
  for (let i = 1; i < indices.length && shared; i++) {
    const text = texts[indices[i] as number] as Uint8Array
    let same = 0
    while (same < shared && first[same] === text[depth + same]) same++
    shared = same
  }
  return shared
}

/** The next `count` bytes of a text as one number, with zeros after its end. */
function readBytes(text: Uint8Array, start: number, count: number): number {
  let number = 0
  for (let i = start; i < start + count; i++) number = (number << 8) | (i < text.length ? (text[i] as number) : 0)
  return number
}
