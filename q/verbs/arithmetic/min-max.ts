import { compactLongs, holdsLongs } from '../../values/exact-long.ts'
import { isFloating, isTemporal, type Simple, Type } from '../../values/types.ts'
import type { Data, Value } from '../../values/value.ts'
import { typeOfGreater } from '../../vectors/operand-types.ts'
import {
  bigsOf,
  combineItems,
  convertOperand,
  doublesOf,
  intsOf,
  longsOf,
  narrowInts,
  pairCount,
  pairResult,
} from '../../vectors/operands.ts'
import { greaterDoubles, greaterInts, type Kernel, lesserDoubles, lesserInts } from './arithmetic-kernels.ts'
import { extendBinary } from './item-by-item.ts'

/** `x&y`: the lesser of two items, of the higher of their types. Null is the least. */
export const lesser = extendBinary((x, y) => choose(lesserChoice, x, y))

/** `x|y`: the greater of two items. */
export const greater = extendBinary((x, y) => choose(greaterChoice, x, y))

interface Choice {
  ofDoubles: Kernel<Float64Array>
  ofInts: Kernel<Int32Array>
  exactly: (a: bigint, b: bigint) => bigint
}

const lesserChoice: Choice = { ofDoubles: lesserDoubles, ofInts: lesserInts, exactly: (a, b) => (a < b ? a : b) }
const greaterChoice: Choice = { ofDoubles: greaterDoubles, ofInts: greaterInts, exactly: (a, b) => (a > b ? a : b) }

function choose(choice: Choice, x: Simple, y: Simple): Value {
  const type = typeOfGreater(x.type, y.type)
  const data = chooseData(choice, type, inSharedUnit(type, x), inSharedUnit(type, y))
  return pairResult(type, data, x, y)
}

const inSharedUnit = (type: number, x: Simple) => (isTemporal(x.type) && isTemporal(type) ? convertOperand(x, type) : x)

function chooseData({ ofDoubles, ofInts, exactly }: Choice, type: number, x: Simple, y: Simple): Data {
  const length = pairCount(x, y)
  if (isFloating(type)) {
    const doubles = ofDoubles(doublesOf(x), doublesOf(y), new Float64Array(length))
    return type === Type.real ? new Float32Array(doubles) : doubles
  }
  if (type === Type.timestamp) return combineItems(exactly, bigsOf(x), bigsOf(y), new BigInt64Array(length))
  if (holdsLongs(type)) {
    const [left, right] = [longsOf(x), longsOf(y)]
    if (left && right) return ofDoubles(left, right, new Float64Array(length))
    return compactLongs(combineItems(exactly, bigsOf(x), bigsOf(y), new BigInt64Array(length)))
  }
  return narrowInts(type, ofInts(intsOf(x), intsOf(y), new Int32Array(length)))
}
