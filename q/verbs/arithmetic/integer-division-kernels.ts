import { stepOf } from './kernel.ts'

/** Adds 0 to get rid of -0. A division by 0 gives null. */
export function quotientDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const divisor = y[b] as number
    out[i] = divisor === 0 ? Number.NaN : Math.floor((x[a] as number) / divisor) + 0
  }
  return out
}

export function remainderDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const number = x[a] as number
    const divisor = y[b] as number
    out[i] = divisor === 0 ? Number.NaN : number - divisor * Math.floor(number / divisor)
  }
  return out
}

export function barDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const width = x[a] as number
    out[i] = width === 0 ? Number.NaN : width * Math.floor((y[b] as number) / width) + 0
  }
  return out
}
