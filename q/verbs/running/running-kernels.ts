import { nullInt, nullLong } from '../../values/types.ts'

/** The sums of the items so far. Here and in the other running loops, a null repeats the result before it. */
export function runningSums(data: Float64Array): Float64Array {
  const sums = new Float64Array(data.length)
  let total = 0
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (!Number.isNaN(item)) total += item
    sums[i] = total
  }
  return sums
}

/** The sums of the longs so far; undefined if one is beyond ±(2^53-1), where doubles are not exact. */
export function runningSumsOfLongs(data: Float64Array): Float64Array | undefined {
  const sums = new Float64Array(data.length)
  let total = 0
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (!Number.isNaN(item)) total += item
    sums[i] = total
    if (!(Math.abs(total) <= Number.MAX_SAFE_INTEGER)) return undefined
  }
  return sums
}

export function accumulateDoubles(
  data: Float64Array,
  start: number,
  combine: (total: number, item: number) => number,
): Float64Array {
  const results = new Float64Array(data.length)
  let total = start
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (!Number.isNaN(item)) total = combine(total, item)
    results[i] = total
  }
  return results
}

export function accumulateInts(
  data: Int32Array,
  start: number,
  combine: (total: number, item: number) => number,
): Int32Array {
  const results = new Int32Array(data.length)
  let total = start
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item !== nullInt) total = combine(total, item) | 0
    results[i] = total
  }
  return results
}

export function accumulateBigs(
  data: BigInt64Array,
  start: bigint,
  combine: (total: bigint, item: bigint) => bigint,
): BigInt64Array {
  const results = new BigInt64Array(data.length)
  let total = start
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as bigint
    if (item !== nullLong) total = BigInt.asIntN(64, combine(total, item))
    results[i] = total
  }
  return results
}

/** Whether all longs are within ±(2^53-1), where doubles are exact. */
export function areSafe(data: Float64Array): boolean {
  for (let i = 0; i < data.length; i++) if (!(Math.abs(data[i] as number) <= Number.MAX_SAFE_INTEGER)) return false
  return true
}

/** The sums of each item and the `width - 1` before it, nulls as 0; computed from running sums, as in q. */
export function windowSums(numbers: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(numbers.length)
  const results = new Float64Array(numbers.length)
  let total = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (!Number.isNaN(number)) total += number
    sums[i] = total
    results[i] = i < width ? total : total - (sums[i - width] as number)
  }
  return results
}

/** The mean of the items of each window that are not NaN. */
export function windowMeans(numbers: Float64Array, width: number): Float64Array {
  const known = new Float64Array(numbers.length)
  for (let i = 0; i < known.length; i++) known[i] = Number.isNaN(numbers[i]) ? 0 : 1
  const counts = windowSums(known, width)
  const means = windowSums(numbers, width)
  for (let i = 0; i < means.length; i++) means[i] = (means[i] as number) / (counts[i] as number)
  return means
}

/** The standard deviation of the items of each window that are not NaN. */
export function windowDeviations(numbers: Float64Array, width: number): Float64Array {
  const squares = new Float64Array(numbers.length)
  for (let i = 0; i < squares.length; i++) squares[i] = (numbers[i] as number) ** 2
  const means = windowMeans(numbers, width)
  const deviations = windowMeans(squares, width)
  for (let i = 0; i < deviations.length; i++)
    deviations[i] = Math.sqrt(Math.max(0, (deviations[i] as number) - (means[i] as number) ** 2))
  return deviations
}
