import { PartitionedTable } from './partitioned-table.ts'
import { typeInfo } from './types.ts'
import type { Value, Vector } from './value.ts'

/** About what a pointer and an atom take in a general list. */
const bytesPerItem = 48

/** Vectors of fewer items, such as the strings of a list, are not looked up among those counted. */
const fewItems = 64

const bytesOfVector = ({ type, data }: Vector) => data.length * typeInfo(type).width

/** About how much memory a value takes, in bytes; large parts that occur again are counted once, what is on disk is not. */
export function measureBytes(value: Value, counted: Set<Value> = new Set()): number {
  if (value.kind === 'vector' && value.data.length < fewItems) return bytesOfVector(value)
  if (counted.has(value)) return 0
  counted.add(value)
  const sumOf = (parts: readonly Value[]) => parts.reduce((sum, part) => sum + measureBytes(part, counted), 0)
  switch (value.kind) {
    case 'vector':
      return bytesOfVector(value)
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
