import { exactLong, longItem } from '../../values/exact-long.ts'
import { nullInt, nullLong } from '../../values/types.ts'
import type { Item } from '../../values/value.ts'

/** The sum of the items that are not null; like all loops of this file, it skips nulls. */
export function sumDoubles(data: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (!Number.isNaN(item)) total += item
  }
  return total
}

/** The sum of longs in 64 bits: before an item takes the total beyond ±(2^53-1), it is moved to a bigint. */
export function sumLongs(data: Float64Array): Item {
  let exact = 0n
  for (let start = 0; ; ) {
    const { total, end } = sumWhileExact(data, start)
    exact += BigInt(total)
    if (end === data.length) return longItem(BigInt.asIntN(64, exact))
    exact += exactLong(data[end] as number)
    start = end + 1
  }
}

/** The sum of the items from `start` up to the first that makes it inexact, and the index of that item. */
function sumWhileExact(data: Float64Array, start: number): { total: number; end: number } {
  let total = 0
  let end = start
  for (; end < data.length; end++) {
    const item = data[end] as number
    const next = total + item
    if (Math.abs(next) <= Number.MAX_SAFE_INTEGER) total = next
    else if (!Number.isNaN(item)) break
  }
  return { total, end }
}

export function sumInts(data: Int32Array): number {
  let total = 0
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item !== nullInt) total = (total + item) | 0
  }
  return total
}

export function sumBytes(data: Uint8Array): number {
  let total = 0
  for (let i = 0; i < data.length; i++) total += data[i] as number
  return total | 0
}

export function multiplyAllDoubles(data: Float64Array): number {
  let total = 1
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (!Number.isNaN(item)) total *= item
  }
  return total
}

/** The product of longs; undefined if it or an intermediate product is beyond ±(2^53-1). */
export function multiplyAllLongs(data: Float64Array): number | undefined {
  let total = 1
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (!Number.isNaN(item)) total *= item
    if (!Number.isSafeInteger(total)) return undefined
  }
  return total + 0
}

export function multiplyAllInts(data: Int32Array): number {
  let total = 1
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item !== nullInt) total = Math.imul(total, item)
  }
  return total
}

export function maxOfDoubles(data: Float64Array): number {
  let greatest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item > greatest) greatest = item
  }
  return greatest
}

export function minOfDoubles(data: Float64Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item < least) least = item
  }
  return least
}

export function maxOfInts(data: Int32Array, least: number): number {
  let greatest = least
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item > greatest) greatest = item
  }
  return greatest
}

export function minOfInts(data: Int32Array, greatest: number): number {
  let least = greatest
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item < least && item !== nullInt) least = item
  }
  return least
}

export function maxOfBigs(data: BigInt64Array): bigint {
  let greatest = 1n - 2n ** 63n
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as bigint
    if (item > greatest) greatest = item
  }
  return greatest
}

export function minOfBigs(data: BigInt64Array): bigint {
  let least = 2n ** 63n - 1n
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as bigint
    if (item < least && item !== nullLong) least = item
  }
  return least
}
