const nullLong = -(2n ** 63n)

/**
 * Computes on whole numbers of 64 bits, as a processor does: what does not fit wraps around, a null makes null. An array
 * of one item is paired with every item of the other.
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

/** What is left of `a`, with the sign of `b`: -7 by 2 leaves 1. */
export function remainderExactly(a: bigint, b: bigint): bigint {
  if (!b) return nullLong
  const rest = a % b
  return rest && rest < 0n !== b < 0n ? rest + b : rest
}

/** `a` rounded down to a multiple of `b`. */
export const barExactly = (a: bigint, b: bigint): bigint => (b ? a - remainderExactly(a, b) : nullLong)

/** Above this the upper half of a long says that it is beyond 2^53. */
const largestHigh = 2 ** 21 - 1

/**
 * Longs as vectors hold them: doubles (null NaN, infinities infinite) if all are exact there, else the bigints. Reads
 * the two halves of each, as bigints are slow to turn into numbers.
 */
export function compactLongs(data: BigInt64Array): Float64Array | BigInt64Array {
  const halves = new Int32Array(data.buffer, data.byteOffset, data.length * 2)
  const doubles = new Float64Array(data.length)
  for (let i = 0; i < doubles.length; i++) {
    const low = halves[2 * i] as number
    const high = halves[2 * i + 1] as number
    if (high <= largestHigh && high >= -largestHigh) doubles[i] = high * 2 ** 32 + (low >>> 0)
    else if (high === -(2 ** 31) && low === 0) doubles[i] = Number.NaN
    else if (high === -(2 ** 31) && low === 1) doubles[i] = Number.NEGATIVE_INFINITY
    else if (high === 2 ** 31 - 1 && low === -1) doubles[i] = Number.POSITIVE_INFINITY
    else return data
  }
  return doubles
}

/** The reverse of `compactLongs`: longs that are kept as doubles in 64 bits. */
export function expandLongs(doubles: Float64Array): BigInt64Array {
  const data = new BigInt64Array(doubles.length)
  const halves = new Int32Array(data.buffer)
  for (let i = 0; i < doubles.length; i++) {
    const item = doubles[i] as number
    const high = Math.floor(item / 2 ** 32)
    if (Number.isFinite(item)) {
      halves[2 * i] = item - high * 2 ** 32
      halves[2 * i + 1] = high
    } else {
      halves[2 * i] = Number.isNaN(item) ? 0 : item > 0 ? -1 : 1
      halves[2 * i + 1] = item > 0 ? 2 ** 31 - 1 : -(2 ** 31)
    }
  }
  return data
}

/** Combines all items that are not null, in 64 bits. */
export function reduceExactly(operation: (a: bigint, b: bigint) => bigint, data: BigInt64Array, start: bigint): bigint {
  let total = start
  for (const item of data) if (item !== nullLong) total = BigInt.asIntN(64, operation(total, item))
  return total
}

/** Halves of longs have 32 bits: doubles hold the sum of so many exactly. */
const halvesInDouble = 2 ** 21

/** The sum of all that are not null, in 64 bits. */
export function sumExactly(data: BigInt64Array): bigint {
  let total = 0n
  for (let start = 0; start < data.length; start += halvesInDouble)
    total += sumHalves(data.subarray(start, start + halvesInDouble))
  return BigInt.asIntN(64, total)
}

/** Adds up the upper halves and the lower halves by themselves, as doubles. */
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

/** How far a loop moves in an operand: an operand of one item, an atom, is paired with every item of the other. */
export const stepOf = (operand: ArrayLike<unknown>, out: ArrayLike<unknown>): 0 | 1 =>
  operand.length === out.length ? 1 : 0

interface Writable<Item> {
  readonly length: number
  [index: number]: Item
}

/** Writes `combine` of each pair of items to `out`: `[1, 2]` and `[10]` with addition give `[11, 12]`. */
export function combineItems<Item, Results extends Writable<Item>>(
  combine: (a: Item, b: Item) => Item,
  x: ArrayLike<Item>,
  y: ArrayLike<Item>,
  out: Results,
): Results {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = combine(x[a] as Item, y[b] as Item)
  return out
}
