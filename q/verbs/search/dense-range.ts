import type { Data } from '../../values/value.ts'

/** Smallest integer and width of data whose integers lie close together, for tables indexed by them. */
export interface DenseRange {
  low: number
  width: number
}

/** The range of data that are integers (or null) in a range not much wider than their count; undefined for others. */
export function denseRange(data: Data, limit = Math.max(1024, 4 * data.length)): DenseRange | undefined {
  if (data instanceof Uint8Array) return { low: 0, width: 256 }
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
  if (low > high) return { low: 0, width: 0 }
  const width = high - low + 1
  return width <= limit ? { low, width } : undefined
}
