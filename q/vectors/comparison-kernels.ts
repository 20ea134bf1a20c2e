import { floatTolerance } from '../values/match.ts'
import { symbolText } from '../values/symbols.ts'
import type { Data, Item } from '../values/value.ts'
import { stepOf } from './operands.ts'

// A kernel is an innermost loop over arrays, bounded by their lengths, and may therefore read an element as
// `x[i] as number`: a check or a default value would cost time in every step. All other code gets its elements without
// an assertion, by `for...of`, destructuring, `at()` or `??`.

// Flags are combined as numbers, with `|` and `&`: on most data a branch would be taken at random, which costs several
// times as much.

/** Items of 32 bits or fewer. Null is the smallest of them and needs no care. */
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

/** Symbols are ordered by their texts. */
export function lessSymbols(x: Int32Array, y: Int32Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = Number(symbolText(x[a] as number) < symbolText(y[b] as number))
  return out
}

/** Longs kept as doubles. */
export function equalLongs(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = isSame(x[a] as number, y[b] as number)
  return out
}

export function lessLongs(x: Float64Array, y: Float64Array, out: Uint8Array): Uint8Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = isBefore(x[a] as number, y[b] as number)
  return out
}

/** 1 if the items are equal. The null NaN is equal to itself. */
const isSame = (left: number, right: number) =>
  Number(left === right) | (Number(Number.isNaN(left)) & Number(Number.isNaN(right)))

/** 1 if the left item is less. The null NaN is less than all other items. */
const isBefore = (left: number, right: number) => Number(!(left >= right)) & Number(!Number.isNaN(right))

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

/** Floats that are equal within the tolerance are not less. */
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

/** Whether two floats are so far apart that the tolerance does not matter; false if one is null. */
const areApart = (left: number, right: number) => Math.abs(left - right) > 2 * floatTolerance * Math.abs(right)

/** 1 if two floats differ by no more than the tolerance; 0 if one is infinite or null. */
function isClose(left: number, right: number): number {
  const difference = Math.abs(left - right)
  const isSmall =
    Number(difference <= floatTolerance * Math.abs(left)) | Number(difference <= floatTolerance * Math.abs(right))
  return isSmall & Number(difference < Number.POSITIVE_INFINITY)
}

/** Bigints: timestamps, longs beyond ±(2^53-1) and guids. */
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

/** Turns every 1 into 0 and every 0 into 1, in place, four at a time. */
export function invertFlags(flags: Uint8Array): Uint8Array {
  const words = new Int32Array(flags.buffer, 0, flags.length >> 2)
  for (let i = 0; i < words.length; i++) words[i] = (words[i] as number) ^ 0x01010101
  for (let i = 4 * words.length; i < flags.length; i++) flags[i] = 1 - (flags[i] as number)
  return flags
}
