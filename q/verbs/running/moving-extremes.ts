import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import type { Item, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { max } from '../aggregates/aggregates.ts'
import { greater } from '../arithmetic/min-max.ts'
import { isComparedAsNumber } from '../comparison/comparison-types.ts'
import { joinLists } from '../lists/join-lists.ts'
import { extendMoving } from './moving-extension.ts'

/**
 * `x mmax y`: the greatest of each item and those before it, `x` in all. Before the first whole window a null is
 * negative infinity: 3 mmax 0N 0N 0N gives -0W -0W 0N.
 */
const mmax = extendMoving((width, y) => {
  if (width < 2) return y
  const greatest = pickWinners(width, y, (item, later) => !isLess(later, item))
  const places = greatest.data.length
  const early = itemsAt(greatest, range(0, Math.min(width - 1, places)))
  const infinity = max(itemsAt(y, []))
  return joinLists(greater(early, infinity), itemsAt(greatest, range(Math.min(width - 1, places), places)))
})

/** `x mmin y`: the least; null is less than all else */
const mmin = extendMoving((width, y) => (width < 1 ? y : pickWinners(width, y, (item, later) => !isLess(item, later))))

export const movingExtremes: VerbTable = { mmax: binary(mmax), mmin: binary(mmin) }

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => start + i)

const isLess = (x: Item, y: Item) => x < y || (Number.isNaN(x) && !Number.isNaN(y))

/** For each item the one that wins its window: the last that no later one of the window beats. */
function pickWinners(width: number, y: Vector, isBeaten: (item: Item, later: Item) => boolean): Vector {
  if (!isComparedAsNumber(y.type)) signal('type')
  const { data } = y
  const winners = new Int32Array(data.length)
  const waiting = new Int32Array(data.length)
  let start = 0
  let end = 0
  for (let i = 0; i < data.length; i++) {
    while (end > start && isBeaten(data[waiting[end - 1] as number] as Item, data[i] as Item)) end--
    waiting[end++] = i
    if ((waiting[start] as number) <= i - width) start++
    winners[i] = waiting[start] as number
  }
  return itemsAt(y, winners) as Vector
}
