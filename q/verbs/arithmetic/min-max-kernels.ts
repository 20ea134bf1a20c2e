import { stepOf } from '../../numbers/combine-items.ts'

/** NaN is null, the least of all. */
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

/** Null is the smallest int already. */
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
