import type { Data, Item } from '../values/value.ts'
import { stepOf } from './kernel.ts'

/** Items of 32 bits or fewer; null is the smallest of them already. */
export function equalInts(x: Int32Array, y: Int32Array, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [stepOf(x, out), stepOf(y, out)]
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) out[i] = x[a] === y[b] ? 1 : 0
  return out
}

export function lessInts(x: Int32Array, y: Int32Array, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [stepOf(x, out), stepOf(y, out)]
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as number) < (y[b] as number) ? 1 : 0
  return out
}

/** Longs as doubles: NaN is null, equal to itself and less than all others. */
export function equalLongs(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [stepOf(x, out), stepOf(y, out)]
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const [left, right] = [x[a] as number, y[b] as number]
    out[i] = left === right || (Number.isNaN(left) && Number.isNaN(right)) ? 1 : 0
  }
  return out
}

export function lessLongs(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [stepOf(x, out), stepOf(y, out)]
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const [left, right] = [x[a] as number, y[b] as number]
    out[i] = left < right || (Number.isNaN(left) && !Number.isNaN(right)) ? 1 : 0
  }
  return out
}

/** Floats are equal, and none the less, if they differ by no more than this part of the larger. */
const tolerance = 2 ** -43

export function equalFloats(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [stepOf(x, out), stepOf(y, out)]
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const [left, right] = [x[a] as number, y[b] as number]
    out[i] = left === right || isClose(left, right) || (Number.isNaN(left) && Number.isNaN(right)) ? 1 : 0
  }
  return out
}

export function lessFloats(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [stepOf(x, out), stepOf(y, out)]
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const [left, right] = [x[a] as number, y[b] as number]
    out[i] = (left < right && !isClose(left, right)) || (Number.isNaN(left) && !Number.isNaN(right)) ? 1 : 0
  }
  return out
}

/** False for infinities, whose difference is infinite, and for nulls. */
function isClose(left: number, right: number): boolean {
  const difference = Math.abs(left - right)
  return difference <= tolerance * Math.max(Math.abs(left), Math.abs(right)) && difference < Number.POSITIVE_INFINITY
}

/** Timestamps and longs beyond 2^53, guids too. */
export function equalBigs(x: Data, y: Data, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [stepOf(x, out), stepOf(y, out)]
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) out[i] = x[a] === y[b] ? 1 : 0
  return out
}

export function lessBigs(x: Data, y: Data, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [stepOf(x, out), stepOf(y, out)]
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as Item) < (y[b] as Item) ? 1 : 0
  return out
}

/** Turns every 1 to 0 and every 0 to 1, in place. */
export function invertFlags(flags: Uint8Array): Uint8Array {
  for (let i = 0; i < flags.length; i++) flags[i] = 1 - (flags[i] as number)
  return flags
}
