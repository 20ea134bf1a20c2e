import { spend } from '../values/meter.ts'

/** For each item an unsigned key of 64 bits, in two halves. */
export interface SortKeys {
  high: Uint32Array
  low: Uint32Array
}

/** Indices, and for each of them the word that it is sorted by. */
interface WordOrder {
  words: Uint32Array
  indices: Int32Array
}

/** Sorts indices by their keys: first by 32 bits, then, if these leave many items out of order, by all 64. */
export function sortByKeys(keys: SortKeys, indices: Int32Array): Int32Array {
  const { high, low } = keys
  const sorted = sortRuns(sortByWords(leadingWords(keys), indices), low)
  return sorted ?? sortByWords(high, sortByWords(low, indices).indices).indices
}

/** 32 bits of each key, from the first bit in which keys differ; the upper half as it is if that is one of the first 8. */
function leadingWords({ high, low }: SortKeys): Uint32Array {
  let varying = 0
  for (let i = 0; i < high.length; i++) varying |= (high[i] as number) ^ (high[0] as number)
  const shift = Math.clz32(varying)
  if (shift === 32) return low
  return shift < 8 ? high : high.map((word, i) => (word << shift) | ((low[i] as number) >>> (32 - shift)))
}

function sortByWords(words: Uint32Array, indices: Int32Array): WordOrder {
  const inOrder = new Uint32Array(indices.length)
  for (let i = 0; i < inOrder.length; i++) inOrder[i] = words[indices[i] as number] as number
  return sortByDigit(sortByDigit({ words: inOrder, indices }, 0), 16)
}

/**
 * One pass of a radix sort, by 16 bits. Words move along with their indices: reading them by index would miss the
 * cache.
 */
function sortByDigit(order: WordOrder, shift: number): WordOrder {
  const { words, indices } = order
  const { length } = words
  spend(length)
  const starts = new Int32Array(0x10000)
  for (let i = 0; i < length; i++) {
    const digit = ((words[i] as number) >>> shift) & 0xffff
    starts[digit] = (starts[digit] as number) + 1
  }
  const isOneDigit = starts[((words[0] ?? 0) >>> shift) & 0xffff] === length
  if (isOneDigit) return order
  sumBefore(starts)
  const sorted = { words: new Uint32Array(length), indices: new Int32Array(length) }
  for (let i = 0; i < length; i++) {
    const word = words[i] as number
    const digit = (word >>> shift) & 0xffff
    const start = starts[digit] as number
    starts[digit] = start + 1
    sorted.words[start] = word
    sorted.indices[start] = indices[i] as number
  }
  return sorted
}

/** Sorts each run of indices with equal words by `others`; undefined if a run takes too many moves. */
function sortRuns({ words, indices }: WordOrder, others: Uint32Array): Int32Array | undefined {
  const { length } = words
  const sorted = indices.slice()
  for (let start = 0, end = 0; start < length; start = end) {
    for (end = start + 1; end < length && words[end] === words[start]; ) end++
    if (end - start > 1 && !insertInOrder(sorted, start, end, others)) return undefined
  }
  return sorted
}

/** Sorts a range of indices by insertion; returns false after many moves, which would take longer than a radix sort. */
function insertInOrder(indices: Int32Array, start: number, end: number, words: Uint32Array): boolean {
  let moves = 0
  for (let i = start + 1; i < end; i++) {
    const index = indices[i] as number
    const word = words[index] as number
    let target = i
    while (target > start && (words[indices[target - 1] as number] as number) > word) {
      indices[target] = indices[target - 1] as number
      target--
    }
    indices[target] = index
    moves += i - target
    if (moves > 16 * (end - start)) return false
  }
  return true
}

/** Replaces each count by the sum of those before it. */
export function sumBefore(counts: Int32Array): void {
  let sum = 0
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i] as number
    counts[i] = sum
    sum += count
  }
}
