import type { Item } from './value.ts'

/** A long as the 64 bits that q keeps: NaN is the smallest, infinities the extremes. */
export function exactLong(item: Item): bigint {
  if (typeof item === 'bigint') return item
  if (Number.isNaN(item)) return -(2n ** 63n)
  if (item === Number.POSITIVE_INFINITY) return 2n ** 63n - 1n
  if (item === Number.NEGATIVE_INFINITY) return -(2n ** 63n) + 1n
  return BigInt(item)
}

/** The item that a 64-bit number is kept as: NaN for null, infinities, a bigint only beyond ±(2^53-1). */
export function longItem(exact: bigint): Item {
  if (exact === -(2n ** 63n)) return Number.NaN
  if (exact === 2n ** 63n - 1n) return Number.POSITIVE_INFINITY
  if (exact === -(2n ** 63n) + 1n) return Number.NEGATIVE_INFINITY
  const number = Number(exact)
  return Number.isSafeInteger(number) ? number : exact
}
