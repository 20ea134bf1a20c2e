import { allocate } from '../values/construct.ts'
import { Type } from '../values/types.ts'
import { Vector } from '../values/value.ts'
import { isNumericCharOrTemporal } from '../vectors/operand-types.ts'
import { doublesOf } from '../vectors/operands.ts'
import { greatestOf, leastOf, typeOfTotal } from '../verbs/aggregates/aggregates.ts'

/** Windows as ranges of rows: each holds the rows from its first one up to but not including its end. */
export interface Windows {
  firsts: Int32Array
  ends: Int32Array
}

/** Computes the results of all windows; undefined for data that it does not handle. */
type WindowKernel = (column: Vector, windows: Windows) => Vector | undefined

/**
 * The verbs that can be computed without visiting all rows of each window, in time that does not grow with their width. The
 * results have the very bits that the verb gives for each window by itself.
 */
export const windowKernels: Readonly<Record<string, WindowKernel>> = {
  sum: sumWindows,
  avg: averageWindows,
  max: (column, windows) => findExtremes(column, windows, true),
  min: (column, windows) => findExtremes(column, windows, false),
}

function sumWindows(column: Vector, windows: Windows): Vector | undefined {
  const totals = addUp(column)
  return totals && mapWindows(typeOfTotal(column.type), windows, (first, end) => difference(totals.sums, first, end))
}

function averageWindows(column: Vector, windows: Windows): Vector | undefined {
  const totals = addUp(column)
  if (!totals) return undefined
  const { sums, counts } = totals
  return mapWindows(Type.float, windows, (first, end) => difference(sums, first, end) / difference(counts, first, end))
}

function mapWindows(type: number, { firsts, ends }: Windows, compute: (first: number, end: number) => number): Vector {
  const results = allocate(type, firsts.length)
  for (let i = 0; i < firsts.length; i++) results[i] = compute(firsts[i] as number, ends[i] as number)
  return new Vector(type, results)
}

const difference = (totals: Float64Array, first: number, end: number) =>
  (totals[end] as number) - (totals[first] as number)

interface RunningTotals {
  /** At each index the sum of the items before it that are not null. */
  sums: Float64Array
  /** At each index how many items before it are not null. */
  counts: Float64Array
}

/**
 * Undefined unless all items are whole numbers with sums below 2^52, so that those of all windows are exact: the sum of
 * other floats depends on where it begins.
 */
function addUp(column: Vector): RunningTotals | undefined {
  if (!isKeptAsNumbers(column)) return undefined
  const numbers = doublesOf(column)
  const sums = new Float64Array(numbers.length + 1)
  const counts = new Float64Array(numbers.length + 1)
  let sum = 0
  let count = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (!Number.isNaN(number)) {
      sum += number
      count++
      if (!Number.isInteger(number) || Math.abs(sum) >= 2 ** 52) return undefined
    }
    sums[i + 1] = sum
    counts[i + 1] = count
  }
  return { sums, counts }
}

/** Whether a column holds numbers, chars or temporal values, and no 64-bit integers. */
const isKeptAsNumbers = ({ type, data }: Vector) => isNumericCharOrTemporal(type) && !(data instanceof BigInt64Array)

/**
 * Finds the greatest or least items with a tree in an array: the leaves in its upper half are the items, and the node at
 * index i has the more extreme item of the nodes at 2i and 2i+1. Of equal items, such as 0 and -0, the first one counts.
 */
function findExtremes(column: Vector, windows: Windows, isGreatest: boolean): Vector | undefined {
  if (!isKeptAsNumbers(column)) return undefined
  const { type, data } = column
  const numbers = data instanceof Float64Array ? data : doublesOf(column)
  const count = numbers.length
  const none = isGreatest ? leastOf(type) : greatestOf(type)
  const choose = isGreatest ? (x: number, y: number) => (y > x ? y : x) : (x: number, y: number) => (y < x ? y : x)
  const tree = new Float64Array(2 * count)
  for (let i = 0; i < count; i++) tree[count + i] = choose(none, numbers[i] as number)
  for (let i = count - 1; i > 0; i--) tree[i] = choose(tree[2 * i] as number, tree[2 * i + 1] as number)
  return mapWindows(type, windows, (first, end) => {
    let before = none
    let after = none
    for (let low = count + first, high = count + end; low < high; low >>= 1, high >>= 1) {
      if (low & 1) before = choose(before, tree[low++] as number)
      if (high & 1) after = choose(tree[--high] as number, after)
    }
    return choose(before, after)
  })
}
