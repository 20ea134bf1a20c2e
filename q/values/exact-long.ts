import { infiniteLong, nullLong, Type } from './types.ts'
import type { Data, Item } from './value.ts'

// A long is kept as a double, with NaN for null and ±Infinity for the infinities. Beyond ±(2^53-1), where doubles are
// not exact, it is a bigint; a vector with such a long keeps all of its items in a BigInt64Array. The nanoseconds of a
// timespan are kept in the same way; 2^53 of them are 104 days.

/** Whether items are kept as longs are: those of longs and timespans. */
export const holdsLongs = (type: number): boolean => type === Type.long || type === Type.timespan

/** The 64 bits that q keeps for a long: null is the smallest number, the infinities are the next and the largest. */
export function exactLong(item: Item): bigint {
  if (typeof item === 'bigint') return item
  if (Number.isNaN(item)) return nullLong
  if (item === Number.POSITIVE_INFINITY) return infiniteLong
  if (item === Number.NEGATIVE_INFINITY) return -infiniteLong
  return BigInt(item)
}

/** The item that keeps a long of 64 bits; the reverse of `exactLong`. */
export function longItem(exact: bigint): Item {
  if (exact === nullLong) return Number.NaN
  if (exact === infiniteLong) return Number.POSITIVE_INFINITY
  if (exact === -infiniteLong) return Number.NEGATIVE_INFINITY
  const number = Number(exact)
  return Number.isSafeInteger(number) ? number : exact
}

/** A long with an upper half above this is beyond ±(2^53-1). */
const maxHigh = 2 ** 21 - 1

/**
 * The data of a vector of longs: doubles if all items are exact as such, else the bigints themselves. Reads the two
 * halves of each item, because turning bigints into numbers is slow.
 */
export function compactLongs(data: BigInt64Array): Float64Array | BigInt64Array {
  const halves = new Int32Array(data.buffer, data.byteOffset, data.length * 2)
  const doubles = new Float64Array(data.length)
  for (let i = 0; i < doubles.length; i++) {
    const low = halves[2 * i] as number
    const high = halves[2 * i + 1] as number
    if (high <= maxHigh && high >= -maxHigh) doubles[i] = high * 2 ** 32 + (low >>> 0)
    else if (high === -(2 ** 31) && low === 0) doubles[i] = Number.NaN
    else if (high === -(2 ** 31) && low === 1) doubles[i] = Number.NEGATIVE_INFINITY
    else if (high === 2 ** 31 - 1 && low === -1) doubles[i] = Number.POSITIVE_INFINITY
    else return data
  }
  return doubles
}

/** Longs kept as doubles, as 64-bit integers; the reverse of `compactLongs`. */
export function expandLongs(doubles: Float64Array): BigInt64Array {
  const data = new BigInt64Array(doubles.length)
  const halves = new Int32Array(data.buffer)
  for (let i = 0; i < doubles.length; i++) {
    const item = doubles[i] as number
    const high = Math.floor(item / 2 ** 32)
    if (Number.isFinite(item)) {
      halves[2 * i] = item - high * 2 ** 32
      halves[2 * i + 1] = high
    } else {
      halves[2 * i] = Number.isNaN(item) ? 0 : item > 0 ? -1 : 1
      halves[2 * i + 1] = item > 0 ? 2 ** 31 - 1 : -(2 ** 31)
    }
  }
  return data
}

/** Whole numbers as the data of a vector of longs: bigints if one of them is beyond ±(2^53-1). */
export function longsOfNumbers(numbers: Float64Array): Float64Array | BigInt64Array {
  for (let i = 0; i < numbers.length; i++) {
    const size = Math.abs(numbers[i] as number)
    if (size > Number.MAX_SAFE_INTEGER && size !== Number.POSITIVE_INFINITY)
      return compactLongs(expandLongs(toLongRange(numbers)))
  }
  return numbers
}

/** Numbers from 2^63 on become infinities. */
export const toLongRange = (numbers: Float64Array) =>
  numbers.map(number => (Math.abs(number) < 2 ** 63 ? number : number * Number.POSITIVE_INFINITY))

/** Two arrays of items of one type, both as BigInt64Array if one is. */
export const inOneForm = (x: Data, y: Data): [Data, Data] =>
  x instanceof BigInt64Array ? [x, inFormOf(x, y)] : [inFormOf(y, x), y]

/** `items` as doubles or as 64-bit integers, whichever `data` of the same type has. */
export function inFormOf(data: Data, items: Data): Data {
  if (data instanceof BigInt64Array === items instanceof BigInt64Array) return items
  return data instanceof BigInt64Array
    ? expandLongs(items as Float64Array)
    : Float64Array.from({ length: items.length }, (_, i) => Number(longItem(items[i] as bigint)))
}
