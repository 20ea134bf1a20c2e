import { nullInt } from '../../values/types.ts'
import { stepOf } from '../../vectors/operands.ts'

/**
 * An innermost loop over two operands in the same sort of array; it writes to `out`, which it returns unless `Result`
 * says otherwise. Each has its operator written out: `combineItems`, which calls a function for every item, takes
 * several times as long.
 */
export type Kernel<Numbers, Result = Numbers> = (x: Numbers, y: Numbers, out: Numbers) => Result

/**
 * Returns false if a result is null or beyond ±(2^53-1), as do `subtractDoubles` and `multiplyLongs`; `areExact` then finds
 * out whether the nulls come from operands. A test in the loop costs next to nothing, a second loop as much as the first.
 */
export function addDoubles(x: Float64Array, y: Float64Array, out: Float64Array): boolean {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  let isExact = true
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const result = (x[a] as number) + (y[b] as number)
    out[i] = result
    if (!(Math.abs(result) <= Number.MAX_SAFE_INTEGER)) isExact = false
  }
  return isExact
}

export function subtractDoubles(x: Float64Array, y: Float64Array, out: Float64Array): boolean {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  let isExact = true
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const result = (x[a] as number) - (y[b] as number)
    out[i] = result
    if (!(Math.abs(result) <= Number.MAX_SAFE_INTEGER)) isExact = false
  }
  return isExact
}

export function multiplyDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as number) * (y[b] as number)
  return out
}

/** Adds 0 so that 0 times -2 is not the -0 of floats, which longs do not have. */
export function multiplyLongs(x: Float64Array, y: Float64Array, out: Float64Array): boolean {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  let isExact = true
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const result = (x[a] as number) * (y[b] as number) + 0
    out[i] = result
    if (!(Math.abs(result) <= Number.MAX_SAFE_INTEGER)) isExact = false
  }
  return isExact
}

export function divideDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as number) / (y[b] as number)
  return out
}

/** Whether all results on longs are exact: none is beyond ±(2^53-1), nor null unless an operand is. */
export function areExact(out: Float64Array, x: Float64Array, y: Float64Array): boolean {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    if (Math.abs(out[i] as number) <= Number.MAX_SAFE_INTEGER) continue
    const hasNull = Number.isNaN(x[a]) || Number.isNaN(y[b])
    if (!hasNull || !Number.isNaN(out[i])) return false
  }
  return true
}

/** Storing a result in `out` cuts it to 32 bits, so that ints wrap around. */
export function addInts(x: Int32Array, y: Int32Array, out: Int32Array): Int32Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = left === nullInt || right === nullInt ? nullInt : left + right
  }
  return out
}

export function subtractInts(x: Int32Array, y: Int32Array, out: Int32Array): Int32Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = left === nullInt || right === nullInt ? nullInt : left - right
  }
  return out
}

export function multiplyInts(x: Int32Array, y: Int32Array, out: Int32Array): Int32Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = left === nullInt || right === nullInt ? nullInt : Math.imul(left, right)
  }
  return out
}

/**
 * The quotients rounded down, null for a divisor of 0; adding 0 turns -0 into 0. Returns whether all are exact as longs:
 * no dividend is infinite and no quotient beyond ±(2^53-1).
 */
export function divideWhole(x: Float64Array, y: Float64Array, out: Float64Array): boolean {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  let isExact = true
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const divisor = y[b] as number
    const quotient = Math.floor((x[a] as number) / divisor + 0)
    out[i] = quotient
    if (Math.abs(quotient) > Number.MAX_SAFE_INTEGER) {
      if (divisor === 0) out[i] = Number.NaN
      else isExact = false
    }
  }
  return isExact
}

/** The remainders, with the sign of y. Returns false if a multiple of y on the way is infinite or beyond ±(2^53-1). */
export function takeRemainders(x: Float64Array, y: Float64Array, out: Float64Array): boolean {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  let isExact = true
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const number = x[a] as number
    const divisor = y[b] as number
    const multiple = divisor * Math.floor(number / divisor)
    out[i] = number - multiple
    if (Math.abs(multiple) > Number.MAX_SAFE_INTEGER) isExact = false
  }
  return isExact
}

/** Each x rounded down to a multiple of y. Returns false if a multiple is infinite or beyond ±(2^53-1). */
export function roundDown(x: Float64Array, y: Float64Array, out: Float64Array): boolean {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  let isExact = true
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const divisor = y[b] as number
    const multiple = divisor * Math.floor((x[a] as number) / divisor) + 0
    out[i] = multiple
    if (Math.abs(multiple) > Number.MAX_SAFE_INTEGER) isExact = false
  }
  return isExact
}

/** NaN stands for null, which is less than all else. */
export function lesserDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = left < right || Number.isNaN(left) ? left : right
  }
  return out
}

export function greaterDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = left > right || Number.isNaN(right) ? left : right
  }
  return out
}

/** The null is the smallest int, so that it needs no test. */
export function lesserInts(x: Int32Array, y: Int32Array, out: Int32Array): Int32Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = Math.min(x[a] as number, y[b] as number)
  return out
}

export function greaterInts(x: Int32Array, y: Int32Array, out: Int32Array): Int32Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = Math.max(x[a] as number, y[b] as number)
  return out
}
