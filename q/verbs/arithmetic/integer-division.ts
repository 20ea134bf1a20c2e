import { combineItems } from '../../numbers/combine-items.ts'
import { barExactly, computeExactly, divideExactly, remainderExactly } from '../../numbers/exact-long-arithmetic.ts'
import { signal } from '../../values/q-error.ts'
import { isFloating, isTemporal, Type } from '../../values/types.ts'
import type { Data, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { hasNumericValue, typeOfProduct } from './arithmetic-types.ts'
import { extendBinary, type Simple } from './atomic-extension.ts'
import { bigsOf, dataOf, doublesOf, longsAsType, longsOf } from './numeric-data.ts'
import { pairCount, pairResult } from './pair-result.ts'

interface Division {
  typeOf: (x: number, y: number) => number
  ofNumbers: (a: number, b: number) => number
  exactly: (a: bigint, b: bigint) => bigint
}

/** A division by 0 gives null; adding 0 gets rid of -0. */
const quotient: Division = {
  typeOf: typeOfWhole,
  ofNumbers: (x, y) => (y ? Math.floor(x / y) + 0 : Number.NaN),
  exactly: divideExactly,
}
const remainder: Division = {
  typeOf: typeOfRemainder,
  ofNumbers: (x, y) => (y ? x - y * Math.floor(x / y) : Number.NaN),
  exactly: remainderExactly,
}
const bar: Division = {
  typeOf: typeOfBar,
  ofNumbers: (x, y) => (x ? x * Math.floor(y / x) + 0 : Number.NaN),
  exactly: barExactly,
}

/** `x div y`: the quotient rounded down, of the type of x */
export const div = extendBinary((x, y) => compute(quotient, x, y))
/** `x mod y`: what is left, with the sign of y */
export const mod = extendBinary((x, y) => compute(remainder, x, y))
/** `x xbar y`: y rounded down to a multiple of x */
const xbar = extendBinary((x, y) => compute(bar, x, y))

export const integerDivision: VerbTable = { div: binary(div), mod: binary(mod), xbar: binary(xbar) }

/** The type of `x div y`: int for ints and narrower ones, float for reals, else that of x. */
function typeOfWhole(x: number, y: number): number {
  if (!hasNumericValue(x) || !hasNumericValue(y)) signal('type')
  if (isTemporal(x)) return x
  if (x === Type.char) return Type.int
  return x === Type.real ? Type.float : Math.max(x, Type.int)
}

/** The type of `x mod y`: of a point in time a span is left, so that a date leaves an int. */
function typeOfRemainder(x: number, y: number): number {
  const type = typeOfProduct(x, y)
  if (!isTemporal(x)) return type
  if (y === Type.float && x === Type.date) signal('type')
  if (type === Type.timestamp) return Type.timespan
  if (type === Type.month || type === Type.date) return Type.int
  return type === Type.datetime ? Type.float : type
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

function computeData({ ofNumbers, exactly }: Division, type: number, x: Simple, y: Simple): Data {
  const length = pairCount(x, y)
  const hasFloats = isFloating(x.type) || isFloating(y.type)
  if (!hasFloats && (needsBigs(x) || needsBigs(y)))
    return longsAsType(type, computeExactly(exactly, bigsOf(x), bigsOf(y), length))
  const numbersOf = hasFloats || isFloating(type) ? doublesOf : (operand: Simple) => longsOf(operand) as Float64Array
  const results = combineItems(ofNumbers, numbersOf(x), numbersOf(y), new Float64Array(length))
  return isFloating(type) ? results : longsAsType(type, results)
}

/** Whether an operand is kept in bigints, or is infinite: infinite longs are the number 2^63-1 here. */
function needsBigs(x: Simple): boolean {
  const data = dataOf(x)
  if (data instanceof BigInt64Array) return true
  if (!(data instanceof Float64Array)) return false
  for (let i = 0; i < data.length; i++) if (Math.abs(data[i] as number) === Number.POSITIVE_INFINITY) return true
  return false
}
