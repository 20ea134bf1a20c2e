import { typeInfo } from './types.ts'
import { PartitionedTable, type Value, type Vector } from './value.ts'

/** The bytes of a vector, of a general list without its items, and of an atom in a general list. */
interface Sizes {
  vector: (vector: Vector) => number
  list: (count: number) => number
  atom: number
}

/** The sizes in this interpreter, where an item of a general list takes a pointer and an object of 40 bytes. */
const ownSizes: Sizes = {
  vector: ({ type, data }) => data.length * typeInfo(type).width,
  list: count => 48 * count,
  atom: 0,
}

/**
 * The approximate bytes of values in memory. A large part that occurs repeatedly is counted once; tables on disk are
 * not counted.
 */
export function measureBytes(values: readonly Value[], sizes = ownSizes): number {
  const counted = new Set<Value>()
  const sumOf = (parts: readonly Value[]) => parts.reduce((sum, part) => sum + measure(part), 0)
  const measure = (value: Value): number => {
    if (value.kind === 'vector' && value.length < fewItems) return sizes.vector(value)
    if (counted.has(value)) return 0
    counted.add(value)
    switch (value.kind) {
      case 'vector':
        return sizes.vector(value)
      case 'list':
        return value.items.reduce<number>(
          (sum, item) => sum + (item.kind === 'atom' ? sizes.atom : measure(item)),
          sizes.list(value.length),
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

/** A shorter vector, such as a string in a list, is counted each time it occurs, which saves looking it up. */
const fewItems = 64
