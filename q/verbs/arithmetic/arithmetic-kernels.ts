import { stepOf } from '../../numbers/combine-items.ts'
import { nullInt } from '../../values/types.ts'

/**
 * The innermost loops of arithmetic. Those that longs use tell whether all results are exact: a test in the loop costs
 * next to nothing, a second loop as much as the first. A null is not within ±(2^53-1) either: see `areExact`.
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

/** Whether all results on longs are exact: none beyond ±(2^53-1), and null only where an operand was. */
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

/** Ints wrap around as the array that takes the results cuts them to 32 bits. */
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
