import type { Data } from '../../values/value.ts'
import { wordsOf } from '../search/word-hash.ts'

/** A key of 64 bits for each item, in two halves, that compares as a number without sign. */
export interface SortKeys {
  high: Uint32Array
  low: Uint32Array
}

/**
 * Keys that sort as the items do, nulls first; the other way round if `isDescending`. The bits of a double sort as those
 * of an integer once the sign bit, and for negative ones all bits, are turned. Nulls of doubles have the key 0.
 */
export function sortKeys(data: Data, isDescending: boolean): SortKeys {
  const words = wordsOf(data)
  const isExact = data instanceof BigInt64Array
  const flipped = isDescending ? -1 : 0
  const high = new Uint32Array(data.length).fill(flipped)
  const low = high.slice()
  for (let i = 0; i < high.length; i++) {
    if (!isExact && Number.isNaN(data[i])) continue
    const upper = words[2 * i + 1] as number
    const turned = !isExact && upper < 0 ? -1 : 0
    high[i] = upper ^ (turned || signBit) ^ flipped
    low[i] = (words[2 * i] as number) ^ turned ^ flipped
  }
  return { high, low }
}

const signBit = 0x80000000

/** Places in some order, and for each place the word that it is sorted by. */
interface WordOrder {
  words: Uint32Array
  places: Int32Array
}

/** The places in the order of their keys; places with equal keys stay in the order in which they come. */
export function sortByKeys(keys: SortKeys, places: Int32Array): Int32Array {
  const { high, low } = keys
  const sorted = sortRuns(sortByWords(leadingWords(keys), places), low)
  return sorted ?? sortByWords(high, sortByWords(low, places).places).places
}

/** 32 bits of the keys, from the first on that is not the same in all of them; from the first of all if it is near. */
function leadingWords({ high, low }: SortKeys): Uint32Array {
  let varying = 0
  for (let i = 0; i < high.length; i++) varying |= (high[i] as number) ^ (high[0] as number)
  const shift = Math.clz32(varying)
  if (shift === 32) return low
  return shift < 8 ? high : high.map((word, i) => (word << shift) | ((low[i] as number) >>> (32 - shift)))
}

function sortByWords(words: Uint32Array, places: Int32Array): WordOrder {
  const inOrder = new Uint32Array(places.length)
  for (let i = 0; i < inOrder.length; i++) inOrder[i] = words[places[i] as number] as number
  return sortByDigit(sortByDigit({ words: inOrder, places }, 0), 16)
}

/** One pass: by 16 of the bits. The words move with their places, because reading them by place would miss the cache. */
function sortByDigit(order: WordOrder, shift: number): WordOrder {
  const { words, places } = order
  const { length } = words
  const starts = new Int32Array(0x10000)
  for (let i = 0; i < length; i++) {
    const digit = ((words[i] as number) >>> shift) & 0xffff
    starts[digit] = (starts[digit] as number) + 1
  }
  const isOneDigit = starts[((words[0] ?? 0) >>> shift) & 0xffff] === length
  if (isOneDigit) return order
  sumBefore(starts)
  const sorted = { words: new Uint32Array(length), places: new Int32Array(length) }
  for (let i = 0; i < length; i++) {
    const word = words[i] as number
    const digit = (word >>> shift) & 0xffff
    const at = starts[digit] as number
    starts[digit] = at + 1
    sorted.words[at] = word
    sorted.places[at] = places[i] as number
  }
  return sorted
}

/** Sorts places with equal words by other words, in place; undefined if too many are out of order for this. */
function sortRuns({ words, places }: WordOrder, others: Uint32Array): Int32Array | undefined {
  const { length } = words
  const sorted = places.slice()
  for (let start = 0, end = 0; start < length; start = end) {
    for (end = start + 1; end < length && words[end] === words[start]; ) end++
    if (end - start > 1 && !insertInOrder(sorted, start, end, others)) return undefined
  }
  return sorted
}

/** Sorts the places from `start` to before `end` by insertion; false after many moves, which take longer than passes. */
function insertInOrder(places: Int32Array, start: number, end: number, words: Uint32Array): boolean {
  let moves = 0
  for (let i = start + 1; i < end; i++) {
    const place = places[i] as number
    const word = words[place] as number
    let at = i
    while (at > start && (words[places[at - 1] as number] as number) > word) {
      places[at] = places[at - 1] as number
      at--
    }
    places[at] = place
    moves += i - at
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
