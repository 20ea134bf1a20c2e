import { combineItems } from '../../numbers/exact-longs.ts'
import { signal } from '../../values/errors.ts'
import { isNumeric, type Simple, Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { doublesOf, likeOperand, pairCount, pairResult } from '../../vectors/operands.ts'
import { extendBinary, extendUnary } from './item-by-item.ts'

/** `sqrt x`, null for what is below 0 */
export const squareRoot = ofFloats(Math.sqrt)

/** Functions of floats: a null, or a number outside of their domain, gives null. */
export const math: VerbTable = {
  sqrt: unary(squareRoot),
  exp: unary(ofFloats(Math.exp)),
  log: unary(ofFloats(Math.log)),
  sin: unary(ofFloats(Math.sin)),
  cos: unary(ofFloats(Math.cos)),
  tan: unary(ofFloats(Math.tan)),
  asin: unary(ofFloats(Math.asin)),
  acos: unary(ofFloats(Math.acos)),
  atan: unary(ofFloats(Math.atan)),
  reciprocal: unary(ofFloats(x => 1 / x)),
  xexp: binary(ofFloatPairs(isNumeric, power)),
  xlog: binary(ofFloatPairs(hasLogarithm, (base, x) => Math.log(x) / Math.log(base))),
}

/** Computes on the underlying numbers; a datetime stays one, all else becomes floats. */
function ofFloats(compute: (x: number) => number): (x: Value) => Value {
  return extendUnary(x => {
    if (!isNumericCharOrTemporal(x.type)) signal('type')
    const type = x.type === Type.datetime ? Type.datetime : Type.float
    const numbers = doublesOf(x)
    const results = new Float64Array(numbers.length)
    for (let i = 0; i < results.length; i++) results[i] = compute(numbers[i] as number)
    return likeOperand(type, results, x)
  })
}

function ofFloatPairs(
  isAllowed: (type: number) => boolean,
  compute: (x: number, y: number) => number,
): (x: Value, y: Value) => Value {
  return extendBinary((x: Simple, y: Simple) => {
    if (!isAllowed(x.type) || !isAllowed(y.type)) signal('type')
    const results = combineItems(compute, doublesOf(x), doublesOf(y), new Float64Array(pairCount(x, y)))
    return pairResult(Type.float, results, x, y)
  })
}

function hasLogarithm(type: number): boolean {
  return type !== Type.datetime && isNumericCharOrTemporal(type)
}

/** By logarithms, as q computes it: 2 to the power 3 is 7.9999999999999982, and a negative `x` has no power. */
function power(x: number, y: number): number {
  return y === 0 && x >= 0 ? 1 : Math.exp(y * Math.log(x))
}
