import type { Data, Item } from '../values/value.ts'
import { stepOf } from './operands.ts'

/**
 * Whether items are equal, or less. Flags are combined as numbers: a branch that is taken at random, as it is on most
 * data, costs several times what all of these cost.
 */

/** Items of 32 bits or fewer; null is the smallest of them already. */
export function equalInts(x: Int32Array, y: Int32Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) out[i] = Number(x[a] === y[b])
  return out
}

export function lessInts(x: Int32Array, y: Int32Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = Number((x[a] as number) < (y[b] as number))
  return out
}

/** Longs as doubles: NaN is null, equal to itself and less than all others. */
export function equalLongs(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = Number(left === right) | (Number(Number.isNaN(left)) & Number(Number.isNaN(right)))
  }
  return out
}

export function lessLongs(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = Number(!(left >= right)) & Number(!Number.isNaN(right))
  }
  return out
}

/** Floats are equal, and none the less, if they differ by no more than this part of the larger. */
const tolerance = 2 ** -43

export function equalFloats(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = areApart(left, right) ? 0 : isSame(left, right) | isClose(left, right)
  }
  return out
}

export function lessFloats(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    const left = x[a] as number
    const right = y[b] as number
    out[i] = areApart(left, right) ? Number(left < right) : isBefore(left, right) & (1 - isClose(left, right))
  }
  return out
}

/** NaN is equal to itself. */
const isSame = (left: number, right: number) =>
  Number(left === right) | (Number(Number.isNaN(left)) & Number(Number.isNaN(right)))

/** NaN is less than all others. */
const isBefore = (left: number, right: number) => Number(!(left >= right)) & Number(!Number.isNaN(right))

/** Whether the usual comparison will do: so far apart are two numbers that are neither close, nor null, nor infinite. */
const areApart = (left: number, right: number) => Math.abs(left - right) > 2 * tolerance * Math.abs(right)

/** 1 if they differ by no more than the tolerance; 0 for infinities, whose difference is infinite, and for nulls. */
function isClose(left: number, right: number): number {
  const difference = Math.abs(left - right)
  const isSmall = Number(difference <= tolerance * Math.abs(left)) | Number(difference <= tolerance * Math.abs(right))
  return isSmall & Number(difference < Number.POSITIVE_INFINITY)
}

/** Timestamps and longs beyond 2^53, guids too. */
export function equalBigs(x: Data, y: Data, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) out[i] = Number(x[a] === y[b])
  return out
}

export function lessBigs(x: Data, y: Data, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = Number((x[a] as Item) < (y[b] as Item))
  return out
}

/** Turns every 1 to 0 and every 0 to 1, in place, four at a time. */
export function invertFlags(flags: Uint8Array): Uint8Array {
  const words = new Int32Array(flags.buffer, 0, flags.length >> 2)
  for (let i = 0; i < words.length; i++) words[i] = (words[i] as number) ^ 0x01010101
  for (let i = 4 * words.length; i < flags.length; i++) flags[i] = 1 - (flags[i] as number)
  return flags
}
