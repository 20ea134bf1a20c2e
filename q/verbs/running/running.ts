import { addExactly, compactLongs, multiplyExactly } from '../../numbers/exact-longs.ts'
import { float } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { itemsOf, toUniformList } from '../../values/items.ts'
import { isFloating, Type } from '../../values/types.ts'
import { type Data, List, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { isComparedAsNumber } from '../../vectors/operand-types.ts'
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
} from './kernels.ts'

/**
 * A function that keeps the count of its list, given what it does with a vector and with the items of a general list.
 * An atom is its own result.
 */
export const extendUniform = (
  ofVector: (x: Vector) => Value,
  ofItems: (items: readonly Value[]) => Value,
): ((x: Value) => Value) => extendUnary(x => (x.kind === 'atom' ? x : ofVector(x)), { ofItems })

/** `sums x`: a null adds nothing */
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

const products = (doubles: Float64Array) => accumulateDoubles(doubles, 1, (total, item) => total * item + 0)

/** `prds x` */
const prds = extendUniform(
  x =>
    accumulate(x, typeOfTotal(x.type), {
      ofDoubles: products,
      ofLongs: longs => {
        const results = products(longs)
        return areSafe(results) ? results : undefined
      },
      ofInts: ints => accumulateInts(ints, 1, Math.imul),
      ofBigs: bigs => accumulateBigs(bigs, 1n, multiplyExactly),
    }),
  items => scanItems(items, multiply),
)

/** `maxs x`: nulls before the first item are negative infinity */
const maxs = extendUniform(
  x =>
    accumulate(x, comparedTypeOf(x), {
      ofDoubles: doubles => accumulateDoubles(doubles, Number.NEGATIVE_INFINITY, Math.max),
      ofInts: ints => accumulateInts(ints, leastOf(x.type), Math.max),
      ofBigs: bigs => accumulateBigs(bigs, -(2n ** 63n) + 1n, (most, item) => (item > most ? item : most)),
    }),
  items => scanItems(items, greater),
)

/** `mins x`: nulls before the first item are infinity */
const mins = extendUniform(
  x =>
    accumulate(x, comparedTypeOf(x), {
      ofDoubles: doubles => accumulateDoubles(doubles, Number.POSITIVE_INFINITY, Math.min),
      ofInts: ints => accumulateInts(ints, greatestOf(x.type), Math.min),
      ofBigs: bigs => accumulateBigs(bigs, 2n ** 63n - 1n, (least, item) => (item < least ? item : least)),
    }),
  items => scanItems(items, lesser),
)

/** `avgs x`: the mean of the items so far that are not null */
const avgs = extendUniform(
  x => new Vector(Type.float, runningMeans(numbersOf(x))),
  items => new List(itemsOf(scanItems(items, add)).map((total, i) => divide(total, float(i + 1)))),
)

export const running: VerbTable = {
  sums: unary(sums),
  prds: unary(prds),
  maxs: unary(maxs),
  mins: unary(mins),
  avgs: unary(avgs),
}

interface Loops {
  ofDoubles: (data: Float64Array) => Float64Array
  /** Undefined if results are not exact; without it they are items, so that they are as exact as these. */
  ofLongs?: (data: Float64Array) => Float64Array | undefined
  ofInts: (data: Int32Array) => Int32Array
  ofBigs: (data: BigInt64Array) => BigInt64Array
}

const accumulate = (x: Vector, type: number, loops: Loops): Value => new Vector(type, accumulateData(x, type, loops))

function accumulateData(x: Vector, type: number, { ofDoubles, ofLongs = ofDoubles, ofInts, ofBigs }: Loops): Data {
  if (type === Type.real) return new Float32Array(ofDoubles(doublesOf(x)))
  if (isFloating(type)) return ofDoubles(doublesOf(x))
  if (type === Type.timestamp) return ofBigs(bigsOf(x))
  if (type !== Type.long && type !== Type.timespan) return narrowInts(type, ofInts(intsOf(x)))
  const longs = longsOf(x)
  return (longs && ofLongs(longs)) ?? compactLongs(ofBigs(bigsOf(x)))
}

const comparedTypeOf = ({ type }: Vector): number => (isComparedAsNumber(type) ? type : signal('type'))

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

/** Every result on the way of combining items: `(1 2;3 4;5 6)` with `+` gives `(1 2;4 6;9 12)`. */
export function scanItems(items: readonly Value[], combine: (x: Value, y: Value) => Value): Value {
  const results: Value[] = []
  for (const item of items) {
    const last = results.at(-1)
    results.push(last ? combine(last, item) : item)
  }
  return toUniformList(results)
}
