import { signal } from '../../values/errors.ts'
import { indicesBetween } from '../../values/indices.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isSimple, type Simple, Type } from '../../values/types.ts'
import { type Item, List, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { joinLists } from '../../vectors/join-lists.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { stepOf } from '../../vectors/operands.ts'
import { wholeNumber } from '../../vectors/whole-number.ts'
import { max } from '../aggregates/aggregates.ts'
import { numbersOf } from '../aggregates/averages.ts'
import { subtract } from '../arithmetic/arithmetic.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { greater } from '../arithmetic/min-max.ts'
import { nullFlags } from '../arithmetic/signs-and-nulls.ts'
import { flip } from '../tables/flip.ts'
import { shiftVector } from './neighbours.ts'
import { sums } from './running.ts'
import { windowDeviations, windowMeans, windowSums } from './running-kernels.ts'

/** `x msum y`: for each item the sum of its window, the item and those before it, x in all; nulls add nothing. */
const msum = extendMoving((width, y) => {
  const totals = sums(y) as Vector
  return subtract(totals, shiftVector(totals, width, 0))
})

/** `x mavg y`: the mean of the items of each window that are not null. */
const mavg = extendMoving((width, y) => floats(windowMeans(numbersOf(y), width)))

/** `x mdev y`: their standard deviation. */
const mdev = extendMoving((width, y) => floats(windowDeviations(numbersOf(y), width)))

/** `x mcount y`: their count. */
const mcount = extendMoving((width, y) => {
  const { data } = nullFlags(y) as Vector
  const known = Float64Array.from(data as Uint8Array, isNull => 1 - isNull)
  return new Vector(Type.long, windowSums(known, width))
})

/**
 * `x mmax y`: the greatest item of each window. Before the first whole window a null is negative infinity:
 * `3 mmax 0N 0N 0N` gives `-0W -0W 0N`.
 */
const mmax = extendMoving((width, y) => {
  if (width < 2) return y
  const greatest = pickWinners(width, y, (item, later) => !isLess(later, item))
  const { length } = greatest.data
  const firstWhole = Math.min(width - 1, length)
  const early = itemsAt(greatest, indicesBetween(0, firstWhole))
  const negativeInfinity = max(itemsAt(y, []))
  return joinLists(greater(early, negativeInfinity), itemsAt(greatest, indicesBetween(firstWhole, length)))
})

/** `x mmin y`: the least item of each window; null is less than all else. */
const mmin = extendMoving((width, y) => (width < 1 ? y : pickWinners(width, y, (item, later) => !isLess(item, later))))

/** `x ema y`: each average is x times the item and 1-x times the average before it; x may be a list. */
function ema(x: Value, y: Value): Value {
  if (!isSimple(x) || y.kind !== 'vector') return signal('type')
  if (x.kind === 'vector' && x.length !== y.length) signal('length')
  const [weights, numbers] = [numbersOf(x), numbersOf(y)]
  const averages = numbers.slice()
  const step = stepOf(weights, averages)
  for (let i = 1; i < averages.length; i++) {
    const weight = weights[i * step] as number
    averages[i] = (1 - weight) * (averages[i - 1] as number) + weight * (numbers[i] as number)
  }
  return new Vector(Type.float, averages)
}

export const movingVerbs: VerbTable = {
  msum: binary(msum, {
    shape: 'n msum x',
    help: 'the sum of the last n items, for each item',
    examples: [
      ['2 msum 1 2 3 4', '1 3 5 7'],
      ['2 msum 1 0N 3', '1 1 3'],
    ],
    isInfix: true,
  }),
  mavg: binary(mavg, {
    shape: 'n mavg x',
    help: 'the mean of the last n items, for each item',
    examples: [
      ['2 mavg 1 3 5', '1 2 4f'],
      ['3 mavg 0N 1 3', '0n 1 2'],
    ],
    isInfix: true,
  }),
  mdev: binary(mdev, {
    shape: 'n mdev x',
    help: 'the standard deviation of the last n items, for each item',
    examples: [
      ['2 mdev 1 3 5', '0 1 1f'],
      ['2 mdev 1 0N 3', '0 0 0f'],
    ],
    isInfix: true,
  }),
  mcount: binary(mcount, {
    shape: 'n mcount x',
    help: 'how many of the last n items are not null, for each item',
    examples: [
      ['2 mcount 1 0N 5 6', '1 1 1 2'],
      ['2 mcount([]a:1 0N)', 'a\n-\n1\n1'],
    ],
    isInfix: true,
  }),
  mmax: binary(mmax, {
    shape: 'n mmax x',
    help: 'the largest of the last n items, for each item',
    examples: [
      ['2 mmax 3 1 0 5', '3 3 1 5'],
      ['3 mmax 0N 0N 2', '-0W -0W 2'],
    ],
    isInfix: true,
  }),
  mmin: binary(mmin, {
    shape: 'n mmin x',
    help: 'the smallest of the last n items, for each item',
    examples: [
      ['2 mmin 3 1 0 5', '3 1 0 0'],
      ['2 mmin 3 0N 5', '3 0N 0N'],
    ],
    isInfix: true,
  }),
  ema: binary(ema, {
    shape: 'x ema y',
    help: 'the exponential moving average of y with smoothing factor x',
    examples: [
      ['0.5 ema 2 4 8', '2 3 5.5'],
      ['1 0.5 0.25 ema 2 4 8', '2 3 4.25'],
    ],
    isInfix: true,
  }),
}

const floats = (data: Float64Array) => new Vector(Type.float, data)

/**
 * Extends a function of the windows of a vector to tables and matrices, column by column, and to the values of a
 * dictionary.
 */
function extendMoving(ofWindows: (width: number, y: Vector) => Value): (x: Value, y: Value) => Value {
  const extended = extendUnary(
    (y: Simple, width: number) => (y.kind === 'atom' ? y : ofWindows(Math.min(width, y.length + 1), y)),
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

const isLess = (x: Item, y: Item) => x < y || (Number.isNaN(x) && !Number.isNaN(y))

/** For each item the winner of its window: the last one that no later item of the window beats. */
function pickWinners(width: number, y: Vector, isBeaten: (item: Item, later: Item) => boolean): Vector {
  if (!isNumericCharOrTemporal(y.type)) signal('type')
  const { data } = y
  const winners = new Int32Array(data.length)
  const candidates = new Int32Array(data.length)
  let start = 0
  let end = 0
  for (let i = 0; i < data.length; i++) {
    while (end > start && isBeaten(data[candidates[end - 1] as number] as Item, data[i] as Item)) end--
    candidates[end++] = i
    if ((candidates[start] as number) <= i - width) start++
    winners[i] = candidates[start] as number
  }
  return itemsAt(y, winners) as Vector
}
