import type { Item } from '../values/value.ts'

/** A long as digits: `42`, `0N`, `-0W`. */
export function formatLong(item: Item): string {
  if (typeof item === 'number' && Number.isFinite(item)) return String(item === 0 ? 0 : item)
  if (Number.isNaN(item) || item === -(2n ** 63n)) return '0N'
  if (item === Number.POSITIVE_INFINITY || item === 2n ** 63n - 1n) return '0W'
  if (item === Number.NEGATIVE_INFINITY || item === -(2n ** 63n) + 1n) return '-0W'
  return String(item)
}
