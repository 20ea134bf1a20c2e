import { spend } from '../values/meter.ts'
import { nullLong } from '../values/types.ts'
import { combineItems } from './operands.ts'

// Arithmetic on 64-bit integers, for longs whose results may exceed ±(2^53-1). Results wrap around at 64 bits.

/**
 * Applies an operation to each pair of items; a null on either side gives null. An array of one item is paired with
 * every item of the other.
 */
export const computeExactly = (
  operation: (a: bigint, b: bigint) => bigint,
  x: BigInt64Array,
  y: BigInt64Array,
  length: number,
): BigInt64Array =>
  combineItems(
    (a, b) => (a === nullLong || b === nullLong ? nullLong : operation(a, b)),
    x,
    y,
    new BigInt64Array(length),
  )

export const addExactly = (a: bigint, b: bigint) => a + b
export const subtractExactly = (a: bigint, b: bigint) => a - b
export const multiplyExactly = (a: bigint, b: bigint) => a * b

/** The quotient rounded down: -7 by 2 gives -4. Null if `b` is 0. */
export const divideExactly = (a: bigint, b: bigint): bigint => (b ? (a - remainderExactly(a, b)) / b : nullLong)

/** The remainder, with the sign of `b`: -7 by 2 gives 1. Null if `b` is 0. */
export function remainderExactly(a: bigint, b: bigint): bigint {
  if (!b) return nullLong
  const rest = a % b
  return rest && rest < 0n !== b < 0n ? rest + b : rest
}

/** `a` rounded down to a multiple of `b`, as `xbar` does: -7 by 2 gives -8. Null if `b` is 0. */
export const barExactly = (a: bigint, b: bigint): bigint => (b ? a - remainderExactly(a, b) : nullLong)

/** Combines all items that are not null into one, beginning with `start`. */
export function reduceExactly(operation: (a: bigint, b: bigint) => bigint, data: BigInt64Array, start: bigint): bigint {
  let total = start
  spend(data.length)
  for (const item of data) if (item !== nullLong) total = BigInt.asIntN(64, operation(total, item))
  return total
}

/** Adds up all items that are not null, without creating a bigint for each. */
export function sumExactly(data: BigInt64Array): bigint {
  let total = 0n
  for (let start = 0; start < data.length; start += maxHalves)
    total += sumHalves(data.subarray(start, start + maxHalves))
  return BigInt.asIntN(64, total)
}

/** A double holds the sum of that many 32-bit halves exactly. */
const maxHalves = 2 ** 21

/** Adds up the upper and the lower halves of the items separately, as doubles. */
function sumHalves(data: BigInt64Array): bigint {
  const halves = new Int32Array(data.buffer, data.byteOffset, data.length * 2)
  let upper = 0
  let lower = 0
  for (let i = 0; i < halves.length; i += 2) {
    const low = halves[i] as number
    const high = halves[i + 1] as number
    if (low === 0 && high === -(2 ** 31)) continue
    upper += high
    lower += low >>> 0
  }
  return BigInt(upper) * 2n ** 32n + BigInt(lower)
}
