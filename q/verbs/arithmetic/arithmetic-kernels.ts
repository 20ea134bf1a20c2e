import { stepOf } from '../../numbers/combine-items.ts'

export function addDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as number) + (y[b] as number)
  return out
}

export function subtractDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as number) - (y[b] as number)
  return out
}

export function multiplyDoubles(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as number) * (y[b] as number)
  return out
}

/** Adds 0 so that 0 times -2 is not the -0 of floats, which longs do not have. */
export function multiplyLongs(x: Float64Array, y: Float64Array, out: Float64Array): Float64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as number) * (y[b] as number) + 0
  return out
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
  for (let i = 0; i < out.length; i++) {
    const item = out[i] as number
    if (item <= Number.MAX_SAFE_INTEGER && item >= Number.MIN_SAFE_INTEGER) continue
    const hasNull = Number.isNaN(x[i * stepOf(x, out)]) || Number.isNaN(y[i * stepOf(y, out)])
    if (!hasNull || !Number.isNaN(item)) return false
  }
  return true
}
