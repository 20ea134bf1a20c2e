import type { Data } from '../../values/value.ts'

/** A key of 64 bits for each item, in two halves, that compares as a number without sign. */
export interface SortKeys {
  high: Uint32Array
  low: Uint32Array
}

/** Keys that sort as the items do, nulls first; the other way round if `isDescending`. */
export function sortKeys(data: Data, isDescending: boolean): SortKeys {
  const keys = keysOf(data)
  if (isDescending) {
    turnBits(keys.high)
    turnBits(keys.low)
  }
  return keys
}

/** The places in the order of their keys; places with equal keys stay in the order in which they come. */
export function sortByKeys({ high, low }: SortKeys, places: Int32Array): Int32Array {
  let sorted = places
  for (const words of [low, high]) {
    sorted = sortByDigit(words, 0, sorted)
    sorted = sortByDigit(words, 16, sorted)
  }
  return sorted
}

/** One pass: places by 16 of the bits of their words. */
function sortByDigit(words: Uint32Array, shift: number, places: Int32Array): Int32Array {
  const starts = new Int32Array(0x10000)
  const { length } = words
  for (let i = 0; i < length; i++) {
    const digit = ((words[i] as number) >>> shift) & 0xffff
    starts[digit] = (starts[digit] as number) + 1
  }
  const isOneDigit = starts[((words[0] ?? 0) >>> shift) & 0xffff] === length
  if (isOneDigit) return places
  sumBefore(starts)
  const sorted = new Int32Array(length)
  for (let i = 0; i < length; i++) {
    const place = places[i] as number
    const digit = ((words[place] as number) >>> shift) & 0xffff
    const at = starts[digit] as number
    starts[digit] = at + 1
    sorted[at] = place
  }
  return sorted
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

function keysOf(data: Data): SortKeys {
  if (data instanceof BigInt64Array) return keysOfBigints(data)
  if (data instanceof Float64Array) return keysOfDoubles(data)
  return data instanceof Float32Array ? keysOfDoubles(new Float64Array(data)) : keysOfIntegers(data)
}

/**
 * The bits of a double sort as those of an integer once the sign bit, and for negative ones all bits, are turned. Nulls
 * keep the key 0.
 */
function keysOfDoubles(data: Float64Array): SortKeys {
  const { length } = data
  const words = new Uint32Array(data.buffer, data.byteOffset, length * 2)
  const high = new Uint32Array(length)
  const low = new Uint32Array(length)
  for (let i = 0; i < length; i++) {
    const item = data[i] as number
    if (Number.isNaN(item)) continue
    const upper = item === 0 ? 0 : (words[2 * i + 1] as number)
    const turned = upper & signBit ? 0xffffffff : 0
    high[i] = upper ^ (turned || signBit)
    low[i] = (words[2 * i] as number) ^ turned
  }
  return { high, low }
}

function keysOfIntegers(data: Data): SortKeys {
  const high = new Uint32Array(data.length)
  for (let i = 0; i < high.length; i++) high[i] = (data[i] as number) ^ signBit
  return { high, low: new Uint32Array(data.length) }
}

function keysOfBigints(data: BigInt64Array): SortKeys {
  const { length } = data
  const words = new Uint32Array(data.buffer, data.byteOffset, length * 2)
  const high = new Uint32Array(length)
  const low = new Uint32Array(length)
  for (let i = 0; i < length; i++) {
    high[i] = (words[2 * i + 1] as number) ^ signBit
    low[i] = words[2 * i] as number
  }
  return { high, low }
}

function turnBits(words: Uint32Array): void {
  for (let i = 0; i < words.length; i++) words[i] = ~(words[i] as number)
}

const signBit = 0x80000000
