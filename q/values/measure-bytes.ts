import { typeInfo } from './types.ts'
import { PartitionedTable, type Value, type Vector } from './value.ts'

/** How many bytes a vector takes, a general list besides its items, and an atom in one. */
interface Sizes {
  vector: (vector: Vector) => number
  list: (count: number) => number
  atom: number
}

/** What this interpreter needs: an item of a general list is a pointer and an object of 40 bytes. */
const ownSizes: Sizes = {
  vector: ({ type, data }) => data.length * typeInfo(type).width,
  list: count => 48 * count,
  atom: 0,
}

/** Vectors of fewer items, such as the strings of a list, are not looked up among those counted. */
const fewItems = 64

/** About how much memory values take, in bytes; large parts that occur again are counted once, what is on disk is not. */
export function measureBytes(values: readonly Value[], sizes = ownSizes): number {
  const counted = new Set<Value>()
  const sumOf = (parts: readonly Value[]) => parts.reduce((sum, part) => sum + measure(part), 0)
  const measure = (value: Value): number => {
    if (value.kind === 'vector' && value.data.length < fewItems) return sizes.vector(value)
    if (counted.has(value)) return 0
    counted.add(value)
    switch (value.kind) {
      case 'vector':
        return sizes.vector(value)
      case 'list':
        return value.items.reduce<number>(
          (sum, item) => sum + (item.kind === 'atom' ? sizes.atom : measure(item)),
          sizes.list(value.items.length),
        )
      case 'dictionary':
        return sumOf([value.keys, value.values])
      case 'table':
        return value instanceof PartitionedTable ? 0 : sumOf(value.columns)
      default:
        return 0
    }
  }
  return sumOf(values)
}
