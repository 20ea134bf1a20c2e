import { signal } from '../../values/errors.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isSimple, type Simple, Type } from '../../values/types.ts'
import { type Item, List, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { joinLists } from '../../vectors/join-lists.ts'
import { isComparedAsNumber } from '../../vectors/operand-types.ts'
import { wholeNumber } from '../../vectors/whole-number.ts'
import { max } from '../aggregates/aggregates.ts'
import { numbersOf } from '../aggregates/averages.ts'
import { subtract } from '../arithmetic/arithmetic.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { greater } from '../arithmetic/min-max.ts'
import { nullFlags } from '../arithmetic/signs-and-nulls.ts'
import { flip } from '../tables/flip.ts'
import { windowDeviations, windowMeans, windowSums } from './kernels.ts'
import { shiftVector } from './neighbours.ts'
import { sums } from './running.ts'

/** `x msum y`: the sum of each item and those before it, `x` in all; nulls add nothing */
const msum = extendMoving((width, y) => {
  const totals = sums(y) as Vector
  return subtract(totals, shiftVector(totals, width, 0))
})
/** `x mavg y`: the mean of those that are not null */
const mavg = extendMoving((width, y) => floats(windowMeans(numbersOf(y), width)))
/** `x mdev y`: their standard deviation */
const mdev = extendMoving((width, y) => floats(windowDeviations(numbersOf(y), width)))
/** `x mcount y`: how many are not null */
const mcount = extendMoving((width, y) => {
  const { data } = nullFlags(y) as Vector
  const known = Float64Array.from(data as Uint8Array, isNull => 1 - isNull)
  return new Vector(Type.long, windowSums(known, width))
})

export const moving: VerbTable = {
  msum: binary(msum),
  mavg: binary(mavg),
  mdev: binary(mdev),
  mcount: binary(mcount),
}

const floats = (data: Float64Array) => new Vector(Type.float, data)

/**
 * A function of the windows of a list, the item and those before it, `x` in all. Goes by columns in a table and in a
 * list of rows, and through the values of a dictionary.
 */
function extendMoving(ofWindows: (width: number, y: Vector) => Value): (x: Value, y: Value) => Value {
  const extended = extendUnary(
    (y: Simple, width: number) => (y.kind === 'atom' ? y : ofWindows(Math.min(width, y.data.length + 1), y)),
    { ofItems: ofRows },
  )
  function ofRows(rows: readonly Value[], width: number): Value {
    return rows.length ? flip(new List(columnsOf(rows).map(column => extended(column, width)))) : new List(rows)
  }
  return (x, y) => extended(y, Math.max(0, wholeNumber(x) || 0))
}

function columnsOf(rows: readonly Value[]): readonly Value[] {
  const columns = flip(new List(rows))
  return columns.kind === 'list' ? columns.items : signal('type')
}

/**
 * `x mmax y`: the greatest of each item and those before it, `x` in all. Before the first whole window a null is
 * negative infinity: 3 mmax 0N 0N 0N gives -0W -0W 0N.
 */
const mmax = extendMoving((width, y) => {
  if (width < 2) return y
  const greatest = pickWinners(width, y, (item, later) => !isLess(later, item))
  const indices = greatest.data.length
  const early = itemsAt(greatest, range(0, Math.min(width - 1, indices)))
  const infinity = max(itemsAt(y, []))
  return joinLists(greater(early, infinity), itemsAt(greatest, range(Math.min(width - 1, indices), indices)))
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

/** `x ema y`: moving averages in which each item has weight x and the average before it the rest; x may be a list. */
function ema(x: Value, y: Value): Value {
  if (!isSimple(x) || y.kind !== 'vector') return signal('type')
  if (x.kind === 'vector' && x.data.length !== y.data.length) signal('length')
  const [weights, numbers] = [numbersOf(x), numbersOf(y)]
  const step = x.kind === 'vector' ? 1 : 0
  const averages = numbers.slice()
  for (let i = 1; i < averages.length; i++) {
    const weight = weights[i * step] as number
    averages[i] = (1 - weight) * (averages[i - 1] as number) + weight * (numbers[i] as number)
  }
  return new Vector(Type.float, averages)
}

export const exponentialAverage: VerbTable = { ema: binary(ema) }
