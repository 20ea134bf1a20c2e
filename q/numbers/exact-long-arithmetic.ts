const nullLong = -(2n ** 63n)
const largest = 2n ** 63n - 1n
const largestSafe = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * Computes on whole numbers of 64 bits, as a processor does: what does not fit wraps around, a null makes null. An array
 * of one item is paired with every item of the other.
 */
export function computeExactly(
  operation: (a: bigint, b: bigint) => bigint,
  x: BigInt64Array,
  y: BigInt64Array,
  length: number,
): BigInt64Array {
  return computeOnBigs((a, b) => (a === nullLong || b === nullLong ? nullLong : operation(a, b)), x, y, length)
}

/** The same where null is no exception, as for the lesser of two numbers. */
export function computeOnBigs(
  operation: (a: bigint, b: bigint) => bigint,
  x: BigInt64Array,
  y: BigInt64Array,
  length: number,
): BigInt64Array {
  const out = new BigInt64Array(length)
  const [xStep, yStep] = [x.length === length ? 1 : 0, y.length === length ? 1 : 0]
  for (let i = 0; i < length; i++) out[i] = operation(x[i * xStep] as bigint, y[i * yStep] as bigint)
  return out
}

export const addExactly = (a: bigint, b: bigint) => a + b
export const subtractExactly = (a: bigint, b: bigint) => a - b
export const multiplyExactly = (a: bigint, b: bigint) => a * b

/** The quotient rounded down: -7 by 2 gives -4. Null if `b` is 0. */
export function divideExactly(a: bigint, b: bigint): bigint {
  if (b === 0n) return nullLong
  const quotient = a / b
  return quotient * b !== a && a < 0n !== b < 0n ? quotient - 1n : quotient
}

/** What is left of `a`, with the sign of `b`: -7 by 2 leaves 1. */
export const remainderExactly = (a: bigint, b: bigint): bigint => (b === 0n ? nullLong : a - b * divideExactly(a, b))

/** `b` rounded down to a multiple of `a`. */
export const barExactly = (a: bigint, b: bigint): bigint => (a === 0n ? nullLong : b - remainderExactly(b, a))

/** Longs as vectors hold them: doubles (null NaN, infinities infinite) if all are exact there, else the bigints. */
export function compactLongs(data: BigInt64Array): Float64Array | BigInt64Array {
  const doubles = new Float64Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as bigint
    if (item <= largestSafe && item >= -largestSafe) doubles[i] = Number(item)
    else if (item === nullLong) doubles[i] = Number.NaN
    else if (item === largest) doubles[i] = Number.POSITIVE_INFINITY
    else if (item === -largest) doubles[i] = Number.NEGATIVE_INFINITY
    else return data
  }
  return doubles
}

/** Combines all items that are not null, in 64 bits. */
export function reduceExactly(operation: (a: bigint, b: bigint) => bigint, data: BigInt64Array, start: bigint): bigint {
  let total = start
  for (const item of data) if (item !== nullLong) total = BigInt.asIntN(64, operation(total, item))
  return total
}
