import { stepOf } from '../../numbers/combine-items.ts'

/**
 * Whole division of doubles. Each loop tells whether all went well for longs too: none is infinite on the left, and no
 * number on the way is beyond ±(2^53-1). Dividing by 0 gives null.
 */

/** The quotient rounded down; adding 0 gets rid of -0. */
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

/** What is left, with the sign of y. */
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

/** x rounded down to a multiple of y. */
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
