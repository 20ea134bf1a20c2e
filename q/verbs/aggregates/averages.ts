import { float, list } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isSimple, isTemporal, type Simple, Type } from '../../values/types.ts'
import { Atom, List, type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { dataOf, doublesOf } from '../../vectors/operands.ts'
import { add, divide, multiply } from '../arithmetic/arithmetic.ts'
import { orderOf } from '../tables/sort.ts'
import { areAtoms, extendAggregate, extendPairAggregate, foldItems, sum } from './aggregates.ts'
import { averageGroups, weightGroups } from './over-groups.ts'

/** `avg x`: the mean of the items that are not null, a float. */
export const avg = extendAggregate({ ofAtom: averageNumbers, ofVector: averageNumbers, ofItems: averageItems })

/** `x wsum y`: the sum of products, a float if both are lists of numbers. */
const wsum = extendPairAggregate((x, y) => {
  if (!isSimple(x) || !isSimple(y)) return sum(multiply(x, multiply(y, float(1))))
  if (isTemporal(x.type) || isTemporal(y.type) || x.kind === 'atom' || y.kind === 'atom') return sum(multiply(x, y))
  return sum(multiply(floatsOf(x), floatsOf(y)))
})

/** `x wavg y`: the mean of y weighted by x; pairs with a null are left out. */
const wavg = extendPairAggregate((x, y) =>
  isSimple(x) && isSimple(y) ? float(weightedMean(x, y)) : divide(sum(multiply(x, y)), sum(x)),
)

/** `med x`: the middle item, or the mean of the two in the middle; null is the smallest. Of a table, the middle row. */
function med(x: Value): Value {
  const values = valuesOf(x)
  return values.kind === 'table' ? medianOfRows(values) : medianOfSimple(values)
}

const medianOfSimple = extendStatistic(medianOf, medianOfItems)

export const averageVerbs: VerbTable = {
  avg: unary(avg, {
    shape: 'avg x',
    help: 'the mean of a list, without its nulls',
    examples: [
      ['avg 1 2 6', '3f'],
      ['avg 1 0N 3', '2f'],
      ['avg()', '0n'],
    ],
    code: 23,
    overPartitions: 'together',
    overGroups: averageGroups,
  }),
  wsum: binary(wsum, {
    shape: 'x wsum y',
    help: 'the sum of y weighted by x',
    examples: [
      ['2 3 wsum 10 20', '80f'],
      ['2 0N wsum 10 20', '20f'],
    ],
    isInfix: true,
    code: 29,
    overPartitions: 'together',
  }),
  wavg: binary(wavg, {
    shape: 'x wavg y',
    help: 'the mean of y weighted by x',
    examples: [
      ['1 3 wavg 10 20', '17.5'],
      ['1 0N 3 wavg 10 20 30', '25f'],
      ['1 2 wavg 1 2 3', "'length\n  [0]  1 2 wavg 1 2 3\n           ^"],
    ],
    isInfix: true,
    code: 30,
    overPartitions: 'together',
    overGroups: weightGroups,
  }),
  med: unary(med, {
    shape: 'med x',
    help: 'the median',
    examples: [
      ['med 9 1 4 2', '3f'],
      ['med 1 0N 3', '1f'],
      ['med()', '0n'],
    ],
    overPartitions: 'refused',
  }),
}

/** Extends `reduce`, which makes a float of numbers, to dictionaries and tables. `ofItems` reduces general lists. */
export function extendStatistic(
  reduce: (numbers: Float64Array) => number,
  ofItems: (items: readonly Value[]) => Value,
): (x: Value) => Value {
  const ofNumbers = (x: Simple) => float(reduce(numbersOf(x)))
  return extendAggregate({ ofAtom: ofNumbers, ofVector: ofNumbers, ofItems })
}

/** Infinite longs count as 2^63-1; only a mean that is not finite makes it worth looking for them. */
function averageNumbers(x: Simple): Value {
  const data = dataOf(x)
  const mean = data instanceof Float64Array ? meanOf(data) : Number.NaN
  return float(Number.isFinite(mean) ? mean : meanOf(numbersOf(x)))
}

/** The mean of the numbers that are not NaN; NaN if there are none. */
export function meanOf(numbers: Float64Array): number {
  let total = 0
  let count = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (Number.isNaN(number)) continue
    total += number
    count++
  }
  return total / count
}

/** The items as floats; signals `type` for symbols and guids. */
export const numbersOf = (x: Simple): Float64Array => (isNumericCharOrTemporal(x.type) ? doublesOf(x) : signal('type'))

function floatsOf(x: Simple): Simple {
  const numbers = numbersOf(x)
  return x.kind === 'atom' ? new Atom(Type.float, numbers[0] as number) : new Vector(Type.float, numbers)
}

/** The means of the columns of a matrix, null for one with a null; among atoms of several types nulls count as 0. */
function averageItems(items: readonly Value[]): Value {
  if (!items.length) return float(Number.NaN)
  const count = float(items.length)
  return divide(areAtoms(items) ? sum(new List(items)) : foldItems(items, add), count)
}

function weightedMean(x: Simple, y: Simple): number {
  const [weights, numbers] = [numbersOf(x), numbersOf(y)]
  if (x.kind === 'vector' && y.kind === 'vector' && weights.length !== numbers.length) signal('length')
  const count = x.kind === 'vector' ? weights.length : numbers.length
  const [weightStep, numberStep] = [weights.length === count ? 1 : 0, numbers.length === count ? 1 : 0]
  let total = 0
  let weight = 0
  for (let i = 0; i < count; i++) {
    const product = (weights[i * weightStep] as number) * (numbers[i * numberStep] as number)
    if (Number.isNaN(product)) continue
    total += product
    weight += weights[i * weightStep] as number
  }
  return total / weight
}

function medianOf(numbers: Float64Array): number {
  const ranked = numbers.map(number => (Number.isNaN(number) ? Number.NEGATIVE_INFINITY : number))
  const hasNull = numbers.some(Number.isNaN)
  const middle = middleIndices(ranked.length).map(index => selectAt(ranked, index))
  return meanOf(Float64Array.from(middle, item => (hasNull && item === Number.NEGATIVE_INFINITY ? Number.NaN : item)))
}

/** The two indices in the middle, the same one twice for an odd count. */
const middleIndices = (count: number) => (count ? [Math.floor((count - 1) / 2), Math.floor(count / 2)] : [])

/** The number at an index of the sorted numbers. Moves smaller ones before it and larger ones after it (quickselect). */
function selectAt(numbers: Float64Array, index: number): number {
  let start = 0
  let end = numbers.length - 1
  while (start < end) {
    const pivot = numbers[(start + end) >> 1] as number
    let low = start
    let high = end
    while (low <= high) {
      while ((numbers[low] as number) < pivot) low++
      while ((numbers[high] as number) > pivot) high--
      if (low > high) break
      const item = numbers[low] as number
      numbers[low++] = numbers[high] as number
      numbers[high--] = item
    }
    if (index <= high) end = high
    else if (index >= low) start = low
    else break
  }
  return numbers[index] as number
}

function medianOfItems(items: readonly Value[]): Value {
  return areAtoms(items)
    ? float(medianOf(Float64Array.from(items, atom => numbersOf(atom)[0] as number)))
    : medianOfRows(list(items))
}

/** Sorts the rows of a matrix or table as rows, and averages the ones in the middle. */
function medianOfRows(rows: Value): Value {
  const order = orderOf(rows, false)
  return avg(
    itemsAt(
      rows,
      middleIndices(order.length).map(index => order[index] as number),
    ),
  )
}
