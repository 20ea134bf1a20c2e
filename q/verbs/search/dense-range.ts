import type { Data } from '../../values/value.ts'

/** Smallest integer and width of data whose integers lie close together, for tables indexed by them. */
export interface DenseRange {
  low: number
  width: number
}

/** The range of data that are integers (or null) in a range not much wider than their count; undefined for others. */
export function denseRange(data: Data, limit = Math.max(1024, 4 * data.length)): DenseRange | undefined {
  if (data instanceof Uint8Array) return { low: 0, width: 256 }
  const isFloating = data instanceof Float64Array || data instanceof Float32Array
  const range = isFloating ? rangeOfDoubles(data) : rangeOfInts(data as Int32Array)
  return range && range.width <= limit ? range : undefined
}

/** Undefined if a number has a fraction. */
function rangeOfDoubles(data: Float64Array | Float32Array): DenseRange | undefined {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item !== Math.floor(item)) {
      if (!Number.isNaN(item)) return undefined
      continue
    }
    if (item < low) low = item
    if (item > high) high = item
  }
  return low === Number.POSITIVE_INFINITY && high < low ? { low: 0, width: 0 } : { low, width: high - low + 1 }
}

function rangeOfInts(data: Int32Array | Int16Array): DenseRange {
  let low = data[0] ?? 0
  let high = low
  for (let i = 1; i < data.length; i++) {
    const item = data[i] as number
    if (item < low) low = item
    if (item > high) high = item
  }
  return { low, width: high - low + 1 }
}
