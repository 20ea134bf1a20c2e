import { signal } from '../../values/errors.ts'
import { isFloating, isTemporal, type Simple, Type } from '../../values/types.ts'
import type { Data, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { barExactly, computeExactly, divideExactly, remainderExactly } from '../../vectors/exact-arithmetic.ts'
import { isNumericCharOrTemporal, typeOfProduct, typeOfSum } from '../../vectors/operand-types.ts'
import { bigsOf, doublesOf, hasInfinity, longsAsType, longsOf, pairCount, pairResult } from '../../vectors/operands.ts'
import { divideWhole, type Kernel, roundDown, takeRemainders } from './arithmetic-kernels.ts'
import { extendBinary } from './item-by-item.ts'

/** `x div y`: the quotient rounded down, of the type of x. */
export const div = extendBinary((x, y) => compute(quotient, x, y))

/** `x mod y`: the remainder, with the sign of y. */
export const mod = extendBinary((x, y) => compute(remainder, x, y))

/** `x xbar y`: y rounded down to a multiple of x. The kernels take the divisor second, so the operands change sides. */
const xbar = extendBinary((x, y) => compute(bar, y, x))

export const integerDivisionVerbs: VerbTable = {
  div: binary(div, {
    shape: 'x div y',
    help: 'divides and rounds down to a whole number',
    examples: [
      ['-7 7 div 2', '-4 3'],
      ['7 div 0', '0N'],
      ['7.5 div 2', '3f'],
    ],
    isInfix: true,
    isAtomic: true,
    code: 31,
  }),
  mod: binary(mod, {
    shape: 'x mod y',
    help: 'the remainder of x divided by y, with the sign of y',
    examples: [
      ['-7 7 mod 3', '2 1'],
      ['5.5 mod 2', '1.5'],
      ['2024.03.17 mod 7', '1i'],
    ],
    isInfix: true,
    isAtomic: true,
  }),
  xbar: binary(xbar, {
    shape: 'n xbar x',
    help: 'rounds down to multiples of n: 5 xbar 09:33 is 09:30',
    examples: [
      ['5 xbar 3 5 14', '0 5 10'],
      ['7 xbar 2024.01.03 2024.01.09', '2023.12.30 2024.01.06'],
      ['0.5 xbar 1.7', '1.5'],
    ],
    isInfix: true,
    isAtomic: true,
  }),
}

interface Division {
  typeOf: (x: number, divisor: number) => number
  ofDoubles: Kernel<Float64Array, boolean>
  exactly: (a: bigint, b: bigint) => bigint
}

const quotient: Division = { typeOf: typeOfWhole, ofDoubles: divideWhole, exactly: divideExactly }
const remainder: Division = { typeOf: typeOfRemainder, ofDoubles: takeRemainders, exactly: remainderExactly }
const bar: Division = { typeOf: typeOfBar, ofDoubles: roundDown, exactly: barExactly }

/** The type of `x div y`: int for ints and narrower ones, float for reals, else that of x. */
function typeOfWhole(x: number, y: number): number {
  if (!isNumericCharOrTemporal(x) || !isNumericCharOrTemporal(y)) signal('type')
  if (isTemporal(x)) return x
  if (x === Type.char) return Type.int
  return x === Type.real ? Type.float : Math.max(x, Type.int)
}

/** The type of `x mod y`, which is `x-y*x div y`: a point in time leaves a span, such as an int for a date. */
function typeOfRemainder(x: number, y: number): number {
  return typeOfSum(x, typeOfProduct(y, typeOfWhole(x, y)))
}

/** The type of `width*x div width`; a timespan is a number of nanoseconds here. */
function typeOfBar(x: number, width: number): number {
  const number = width === Type.timespan ? Type.long : width
  return typeOfProduct(number, typeOfWhole(x, number))
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
