import { signal } from '../../values/errors.ts'
import { isNumeric, type Simple, Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { combineItems, doublesOf, likeOperand, pairCount, pairResult } from '../../vectors/operands.ts'
import { extendBinary, extendUnary } from './item-by-item.ts'

/** `sqrt x`, null for numbers below 0. */
export const squareRoot = ofFloats(Math.sqrt)

/** Functions of floats: a null, or a number outside of their domain, gives null. */
export const mathVerbs: VerbTable = {
  sqrt: unary(squareRoot, {
    shape: 'sqrt x',
    help: 'the square root',
    examples: [
      ['sqrt 16 2.25', '4 1.5'],
      ['sqrt -1 0N', '0n 0n'],
    ],
    code: 32,
    isAtomic: true,
  }),
  exp: unary(ofFloats(Math.exp), {
    shape: 'exp x',
    help: 'e to the power of x',
    examples: [
      ['exp 0 1', '1 2.718282'],
      ['exp 0N -0w', '0n 0'],
    ],
    code: 34,
    isAtomic: true,
  }),
  log: unary(ofFloats(Math.log), {
    shape: 'log x',
    help: 'the natural logarithm',
    examples: [
      ['log 1 10', '0 2.302585'],
      ['log 0 -1', '-0w 0n'],
    ],
    code: 33,
    isAtomic: true,
  }),
  sin: unary(ofFloats(Math.sin), {
    shape: 'sin x',
    help: 'sine of an angle in radians',
    examples: [
      ['sin 0 1', '0 0.841471'],
      ['sin 0n', '0n'],
    ],
    code: 35,
  }),
  cos: unary(ofFloats(Math.cos), {
    shape: 'cos x',
    help: 'cosine of an angle in radians',
    examples: [
      ['cos 0 1', '1 0.5403023'],
      ['cos 0n', '0n'],
    ],
    code: 37,
  }),
  tan: unary(ofFloats(Math.tan), {
    shape: 'tan x',
    help: 'tangent of an angle in radians',
    examples: [
      ['tan 0 1', '0 1.557408'],
      ['tan 0n', '0n'],
    ],
    code: 39,
  }),
  asin: unary(ofFloats(Math.asin), {
    shape: 'asin x',
    help: 'arcsine, in radians',
    examples: [
      ['asin 0 1', '0 1.570796'],
      ['asin 2', '0n'],
    ],
    code: 36,
  }),
  acos: unary(ofFloats(Math.acos), {
    shape: 'acos x',
    help: 'arccosine, in radians',
    examples: [
      ['acos 1 0', '0 1.570796'],
      ['acos 2', '0n'],
    ],
    code: 38,
  }),
  atan: unary(ofFloats(Math.atan), {
    shape: 'atan x',
    help: 'arctangent, in radians',
    examples: [
      ['atan 0 1', '0 0.7853982'],
      ['atan 0w 0n', '1.570796 0n'],
    ],
    code: 40,
  }),
  reciprocal: unary(
    ofFloats(x => 1 / x),
    {
      shape: 'reciprocal x',
      help: 'one divided by x',
      examples: [
        ['reciprocal 4 0.5', '0.25 2'],
        ['reciprocal 0 0N', '0w 0n'],
      ],
      code: 4,
      kForm: '%:',
    },
  ),
  xexp: binary(ofFloatPairs(isNumeric, power), {
    shape: 'x xexp y',
    help: 'x to the power of y',
    examples: [
      ['2 xexp 3 -1', '8 0.5'],
      ['2 xexp 0.5', '1.414214'],
      ['-2 xexp 2', '0n'],
    ],
    isInfix: true,
    code: 32,
  }),
  xlog: binary(
    ofFloatPairs(hasLogarithm, (base, x) => Math.log(x) / Math.log(base)),
    {
      shape: 'x xlog y',
      help: 'the logarithm of y to base x',
      examples: [
        ['2 xlog 32 1', '5 0f'],
        ['10 xlog 0 -1', '-0w 0n'],
      ],
      isInfix: true,
    },
  ),
}

/** Extends a function of floats to other numbers, chars and times. Only datetimes keep their type. */
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

/** Computes by logarithms, as q does: 2 to the power 3 is 7.9999999999999982, and a negative `x` has no power. */
function power(x: number, y: number): number {
  return y === 0 && x >= 0 ? 1 : Math.exp(y * Math.log(x))
}
