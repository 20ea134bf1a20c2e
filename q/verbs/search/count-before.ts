import { Type } from '../../values/types.ts'
import type { Data } from '../../values/value.ts'
import { type Compare, itemOrder } from '../sort/value-order.ts'

/** How many of the sorted items come before each sought one; those equal to it are counted too if `withEqual`. */
export function countItemsBefore(type: number, items: Data, sought: Data, withEqual: boolean): Float64Array {
  const isPlain = (items instanceof Float64Array || items instanceof Int32Array) && type !== Type.symbol
  return isPlain
    ? countNumbers(items, sought as Float64Array, withEqual)
    : countEach(items, sought, itemOrder(type), withEqual)
}

/** As `countItemsBefore` for items of any sort. */
export function countEach<Thing>(
  items: ArrayLike<Thing>,
  sought: ArrayLike<Thing>,
  compare: Compare<Thing>,
  withEqual: boolean,
): Float64Array {
  const counts = new Float64Array(sought.length)
  const limit = withEqual ? 0 : -1
  for (let i = 0; i < counts.length; i++) {
    const wanted = sought[i] as Thing
    let low = 0
    let high = items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(items[middle] as Thing, wanted) <= limit) low = middle + 1
      else high = middle
    }
    counts[i] = low
  }
  return counts
}

/** As `countEach` for plain numbers. Nulls, which are NaN, come before all others. */
function countNumbers(
  items: Float64Array | Int32Array,
  sought: Float64Array | Int32Array,
  withEqual: boolean,
): Float64Array {
  const counts = new Float64Array(sought.length)
  let nulls = 0
  while (Number.isNaN(items[nulls])) nulls++
  for (let i = 0; i < counts.length; i++) {
    const wanted = sought[i] as number
    let low = Number.isNaN(wanted) && !withEqual ? 0 : nulls
    let high = Number.isNaN(wanted) ? low : items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const item = items[middle] as number
      if (withEqual ? item <= wanted : item < wanted) low = middle + 1
      else high = middle
    }
    counts[i] = low
  }
  return counts
}
