import type { Data } from '../values/value.ts'

/** Keys of 64 bits, in two halves, that compare as numbers without sign. */
export interface SortKeys {
  high: Uint32Array
  low: Uint32Array
}

/** Keys that sort as the items of the data at these places do, nulls first; the other way round if `isDescending`. */
export function sortKeys(data: Data, places: Int32Array, isDescending: boolean): SortKeys {
  const { length } = places
  const keys = { high: new Uint32Array(length), low: new Uint32Array(length) }
  if (data instanceof BigInt64Array) fillFromBigints(keys, data, places)
  else if (data instanceof Float64Array || data instanceof Float32Array) fillFromDoubles(keys, data, places)
  else fillFromIntegers(keys, data, places)
  if (isDescending)
    for (let i = 0; i < length; i++) {
      keys.high[i] = ~(keys.high[i] as number)
      keys.low[i] = ~(keys.low[i] as number)
    }
  return keys
}

/** The places in the order of their keys; places with equal keys stay in the order in which they come. */
export function sortByKeys(keys: SortKeys, places: Int32Array): Int32Array {
  let from: SortKeys & { places: Int32Array } = { ...keys, places }
  let to: typeof from = {
    high: new Uint32Array(places.length),
    low: new Uint32Array(places.length),
    places: new Int32Array(places.length),
  }
  for (const [word, shift] of digits) {
    const starts = countDigits(from[word], shift)
    if (!starts) continue
    for (let i = 0; i < places.length; i++) {
      const digit = ((from[word][i] as number) >>> shift) & 0xffff
      const at = starts[digit] as number
      starts[digit] = at + 1
      to.high[at] = from.high[i] as number
      to.low[at] = from.low[i] as number
      to.places[at] = from.places[i] as number
    }
    ;[from, to] = [to, from]
  }
  return from.places
}

/** Lowest first; each has 16 bits. */
const digits = [
  ['low', 0],
  ['low', 16],
  ['high', 0],
  ['high', 16],
] as const

/** For each digit where its items start once they are sorted; undefined if all have the same digit. */
function countDigits(words: Uint32Array, shift: number): Int32Array | undefined {
  const counts = new Int32Array(0x10000)
  for (let i = 0; i < words.length; i++) {
    const digit = ((words[i] as number) >>> shift) & 0xffff
    counts[digit] = (counts[digit] as number) + 1
  }
  if (counts[((words[0] ?? 0) >>> shift) & 0xffff] === words.length) return undefined
  sumBefore(counts)
  return counts
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

/** The bits of a double sort as those of an integer once the sign bit, and for negative ones all bits, are turned. */
function fillFromDoubles({ high, low }: SortKeys, data: Data, places: Int32Array): void {
  const doubles = new Float64Array(places.length)
  for (let i = 0; i < places.length; i++) doubles[i] = (data[places[i] as number] as number) + 0
  const words = new Uint32Array(doubles.buffer)
  for (let i = 0; i < places.length; i++) {
    if (Number.isNaN(doubles[i])) continue
    const upper = words[2 * i + 1] as number
    const flipped = upper & signBit ? 0xffffffff : 0
    high[i] = upper ^ (flipped || signBit)
    low[i] = (words[2 * i] as number) ^ flipped
  }
}

function fillFromIntegers({ high }: SortKeys, data: Data, places: Int32Array): void {
  for (let i = 0; i < places.length; i++) high[i] = (data[places[i] as number] as number) ^ signBit
}

function fillFromBigints({ high, low }: SortKeys, data: BigInt64Array, places: Int32Array): void {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length * 2)
  for (let i = 0; i < places.length; i++) {
    const at = 2 * (places[i] as number)
    high[i] = (words[at + 1] as number) ^ signBit
    low[i] = words[at] as number
  }
}

const signBit = 0x80000000
