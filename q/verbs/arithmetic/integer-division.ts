import { barExactly, computeExactly, divideExactly, remainderExactly } from '../../numbers/exact-longs.ts'
import { signal } from '../../values/errors.ts'
import { isFloating, isTemporal, type Simple, Type } from '../../values/types.ts'
import type { Data, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { isNumericCharOrTemporal, typeOfProduct, typeOfSum } from '../../vectors/operand-types.ts'
import { bigsOf, doublesOf, hasInfinity, longsAsType, longsOf, pairCount, pairResult } from '../../vectors/operands.ts'
import { extendBinary } from './item-by-item.ts'
import { divideWhole, type Kernel, roundDown, takeRemainders } from './kernels.ts'

interface Division {
  typeOf: (x: number, y: number) => number
  ofDoubles: Kernel<Float64Array, boolean>
  exactly: (a: bigint, b: bigint) => bigint
}

const quotient: Division = { typeOf: typeOfWhole, ofDoubles: divideWhole, exactly: divideExactly }
const remainder: Division = { typeOf: typeOfRemainder, ofDoubles: takeRemainders, exactly: remainderExactly }
/** Divides by the operand on its left, which is handed over as the other one. */
const bar: Division = {
  typeOf: (x, y) => typeOfBar(y, x),
  ofDoubles: roundDown,
  exactly: barExactly,
}

/** `x div y`: the quotient rounded down, of the type of x */
export const div = extendBinary((x, y) => compute(quotient, x, y))
/** `x mod y`: what is left, with the sign of y */
export const mod = extendBinary((x, y) => compute(remainder, x, y))
/** `x xbar y`: y rounded down to a multiple of x */
const xbar = extendBinary((x, y) => compute(bar, y, x))

export const integerDivision: VerbTable = { div: binary(div), mod: binary(mod), xbar: binary(xbar) }

/** The type of `x div y`: int for ints and narrower ones, float for reals, else that of x. */
function typeOfWhole(x: number, y: number): number {
  if (!isNumericCharOrTemporal(x) || !isNumericCharOrTemporal(y)) signal('type')
  if (isTemporal(x)) return x
  if (x === Type.char) return Type.int
  return x === Type.real ? Type.float : Math.max(x, Type.int)
}

/** The type of `x mod y`, which is `x-y*x div y`: of a point in time a span is left, so that a date leaves an int. */
function typeOfRemainder(x: number, y: number): number {
  return typeOfSum(x, typeOfProduct(y, typeOfWhole(x, y)))
}

/** The type of x times `y div x`; a timespan is a number of nanoseconds here. */
function typeOfBar(x: number, y: number): number {
  const width = x === Type.timespan ? Type.long : x
  return typeOfProduct(width, typeOfWhole(y, width))
}

function compute(division: Division, x: Simple, y: Simple): Value {
  const type = division.typeOf(x.type, y.type)
  const data = computeData(division, type, x, y)
  return pairResult(type, data, x, y)
}

function computeData({ ofDoubles, exactly }: Division, type: number, x: Simple, y: Simple): Data {
  const results = new Float64Array(pairCount(x, y))
  if (isFloating(x.type) || isFloating(y.type) || isFloating(type)) ofDoubles(doublesOf(x), doublesOf(y), results)
  else {
    const [left, right] = [longsOf(x), longsOf(y)]
    if (!left || !right || hasInfinity(right) || !ofDoubles(left, right, results))
      return longsAsType(type, computeExactly(exactly, bigsOf(x), bigsOf(y), results.length))
  }
  return isFloating(type) ? results : longsAsType(type, results)
}
