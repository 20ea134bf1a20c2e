import { float } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { compactLongs, holdsLongs } from '../../values/exact-long.ts'
import { itemsOf, toUniformList } from '../../values/items.ts'
import { isFloating, Type } from '../../values/types.ts'
import { type Data, List, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { addExactly, multiplyExactly } from '../../vectors/exact-arithmetic.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { bigsOf, doublesOf, intsOf, longsOf, narrowInts } from '../../vectors/operands.ts'
import { greatestOf, leastOf, typeOfTotal } from '../aggregates/aggregates.ts'
import { numbersOf } from '../aggregates/averages.ts'
import { add, divide, multiply } from '../arithmetic/arithmetic.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { greater, lesser } from '../arithmetic/min-max.ts'
import {
  accumulateBigs,
  accumulateDoubles,
  accumulateInts,
  areSafe,
  runningSums,
  runningSumsOfLongs,
} from './running-kernels.ts'

/** `sums x`: the sum of the items so far; a null adds nothing. */
export const sums = extendUniform(
  x =>
    accumulate(x, typeOfTotal(x.type), {
      ofDoubles: runningSums,
      ofLongs: runningSumsOfLongs,
      ofInts: ints => accumulateInts(ints, 0, (total, item) => total + item),
      ofBigs: bigs => accumulateBigs(bigs, 0n, addExactly),
    }),
  items => scanItems(items, add),
)

/** `prds x`: the product of the items so far; a null changes nothing. */
export const prds = extendUniform(
  x =>
    accumulate(x, typeOfTotal(x.type), {
      ofDoubles: doubles => accumulateDoubles(doubles, 1, (total, item) => total * item),
      // Adds 0 because longs do not have the -0 that floats have.
      ofLongs: longs => {
        const results = accumulateDoubles(longs, 1, (total, item) => total * item + 0)
        return areSafe(results) ? results : undefined
      },
      ofInts: ints => accumulateInts(ints, 1, Math.imul),
      ofBigs: bigs => accumulateBigs(bigs, 1n, multiplyExactly),
    }),
  items => scanItems(items, multiply),
)

/** `maxs x`: the greatest item so far; negative infinity while all are null. */
export const maxs = extendUniform(
  x =>
    accumulate(x, comparedTypeOf(x), {
      ofDoubles: doubles => accumulateDoubles(doubles, Number.NEGATIVE_INFINITY, Math.max),
      ofInts: ints => accumulateInts(ints, leastOf(x.type), Math.max),
      ofBigs: bigs => accumulateBigs(bigs, -(2n ** 63n) + 1n, (most, item) => (item > most ? item : most)),
    }),
  items => scanItems(items, greater),
)

/** `mins x`: the least item so far that is not null; infinity while all are null. */
export const mins = extendUniform(
  x =>
    accumulate(x, comparedTypeOf(x), {
      ofDoubles: doubles => accumulateDoubles(doubles, Number.POSITIVE_INFINITY, Math.min),
      ofInts: ints => accumulateInts(ints, greatestOf(x.type), Math.min),
      ofBigs: bigs => accumulateBigs(bigs, 2n ** 63n - 1n, (least, item) => (item < least ? item : least)),
    }),
  items => scanItems(items, lesser),
)

/** `avgs x`: the mean of the items so far that are not null. */
const avgs = extendUniform(
  x => new Vector(Type.float, runningMeans(numbersOf(x))),
  items => new List(itemsOf(scanItems(items, add)).map((total, i) => divide(total, float(i + 1)))),
)

export const runningVerbs: VerbTable = {
  sums: unary(sums, {
    shape: 'sums x',
    help: 'the sum of the items so far, for each item',
    examples: [
      ['sums 1 2 3', '1 3 6'],
      ['sums 1 0N 3', '1 1 4'],
      ['sums`a`b!1 2', 'a| 1\nb| 3'],
    ],
    kForm: '+\\',
  }),
  prds: unary(prds, {
    shape: 'prds x',
    help: 'the product of the items so far, for each item',
    examples: [
      ['prds 2 3 4', '2 6 24'],
      ['prds 2 0N 3', '2 2 6'],
    ],
    kForm: '*\\',
  }),
  maxs: unary(maxs, {
    shape: 'maxs x',
    help: 'the largest item so far, for each item',
    examples: [
      ['maxs 3 1 5 4', '3 3 5 5'],
      ['maxs 0N 2 1', '-0W 2 2'],
      ['maxs"hello"', '"hhllo"'],
    ],
    kForm: '|\\',
  }),
  mins: unary(mins, {
    shape: 'mins x',
    help: 'the smallest item so far, for each item',
    examples: [
      ['mins 3 1 5 0', '3 1 1 0'],
      ['mins 0N 2 1', '0W 2 1'],
    ],
    kForm: '&\\',
  }),
  avgs: unary(avgs, {
    shape: 'avgs x',
    help: 'the mean of the items so far, for each item',
    examples: [
      ['avgs 2 4 9', '2 3 5f'],
      ['avgs 0N 2 4', '0n 2 3'],
    ],
  }),
}

/**
 * A function whose result has the count of its list, given what it does with a vector and with the items of a general
 * list. An atom is its own result.
 */
export function extendUniform(
  ofVector: (x: Vector) => Value,
  ofItems: (items: readonly Value[]) => Value,
): (x: Value) => Value {
  return extendUnary(x => (x.kind === 'atom' ? x : ofVector(x)), { ofItems })
}

/** Combines items from the first to the last and keeps every result: `(1 2;3 4;5 6)` with `+` gives `(1 2;4 6;9 12)`. */
export function scanItems(items: readonly Value[], combine: (x: Value, y: Value) => Value): Value {
  const results: Value[] = []
  for (const item of items) {
    const last = results.at(-1)
    results.push(last ? combine(last, item) : item)
  }
  return toUniformList(results)
}

interface Loops {
  ofDoubles: (data: Float64Array) => Float64Array
  /** Undefined if the results are not exact. Without it `ofDoubles` is used, whose results must be items or infinite. */
  ofLongs?: (data: Float64Array) => Float64Array | undefined
  ofInts: (data: Int32Array) => Int32Array
  ofBigs: (data: BigInt64Array) => BigInt64Array
}

const accumulate = (x: Vector, type: number, loops: Loops): Value => new Vector(type, accumulateData(x, type, loops))

function accumulateData(x: Vector, type: number, { ofDoubles, ofLongs = ofDoubles, ofInts, ofBigs }: Loops): Data {
  if (type === Type.real) return new Float32Array(ofDoubles(doublesOf(x)))
  if (isFloating(type)) return ofDoubles(doublesOf(x))
  if (type === Type.timestamp) return ofBigs(bigsOf(x))
  if (!holdsLongs(type)) return narrowInts(type, ofInts(intsOf(x)))
  const longs = longsOf(x)
  return (longs && ofLongs(longs)) ?? compactLongs(ofBigs(bigsOf(x)))
}

const comparedTypeOf = ({ type }: Vector): number => (isNumericCharOrTemporal(type) ? type : signal('type'))

function runningMeans(numbers: Float64Array): Float64Array {
  const means = new Float64Array(numbers.length)
  let total = 0
  let count = 0
  for (let i = 0; i < means.length; i++) {
    const number = numbers[i] as number
    if (!Number.isNaN(number)) {
      total += number
      count++
    }
    means[i] = total / count
  }
  return means
}
