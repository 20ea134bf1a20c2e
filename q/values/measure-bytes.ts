import { PartitionedTable } from './partitioned-table.ts'
import { typeInfo } from './types.ts'
import type { Value } from './value.ts'

/** About what a pointer and an atom take in a general list. */
const bytesPerItem = 48

/** About how much memory a value takes, in bytes; parts that occur again are counted once, what is on disk is not. */
export function measureBytes(value: Value, counted: Set<Value> = new Set()): number {
  if (counted.has(value)) return 0
  counted.add(value)
  const sumOf = (parts: readonly Value[]) => parts.reduce((sum, part) => sum + measureBytes(part, counted), 0)
  switch (value.kind) {
    case 'vector':
      return value.data.length * typeInfo(value.type).width
    case 'list':
      return value.items.reduce<number>(
        (sum, item) => sum + bytesPerItem + (item.kind === 'atom' ? 0 : measureBytes(item, counted)),
        0,
      )
    case 'dictionary':
      return sumOf([value.keys, value.values])
    case 'table':
      return value instanceof PartitionedTable ? 0 : sumOf(value.columns)
    default:
      return 0
  }
}
