import { PartitionedTable, type Value, type Vector } from './value.ts'

/** The bytes of a vector, of a general list without its items, and of an atom in a general list. */
interface Sizes {
  vector: (vector: Vector) => number
  list: (count: number) => number
  atom: number
}

/** The sizes in this interpreter. A guid is an object; the index of a vector with an attribute takes as much again or more. */
const ownSizes: Sizes = {
  vector: ({ data, attribute }) =>
    200 +
    (ArrayBuffer.isView(data) ? data.byteLength : 48 * data.length) +
    (attribute && attribute !== 's' ? 16 * data.length : 0),
  list: count => 64 + 8 * count,
  atom: 64,
}

/**
 * The approximate bytes of values in memory. A large part that occurs repeatedly is counted once; tables on disk are
 * not counted.
 */
export function measureBytes(values: Iterable<Value>, sizes = ownSizes): number {
  const counted = new Set<object>()
  const isNew = (part: object) => counted.size < counted.add(part).size
  let sum = 0
  // A list of parts to visit instead of recursion, which a list nested deeply would overflow.
  const waiting: (Value | undefined)[] = [...values]
  const addAll = (parts: readonly (Value | undefined)[]) => {
    for (const part of parts)
      if (part?.kind === 'atom') sum += sizes.atom
      else waiting.push(part)
  }
  while (waiting.length) {
    const value = waiting.pop()
    if (!value || value.kind === 'atom') continue
    if (value.kind === 'vector') {
      if (value.length < fewItems || (isNew(value) && isNew(value.memory))) sum += sizes.vector(value)
    } else if (isNew(value)) {
      if (value.kind === 'list') sum += sizes.list(value.length)
      addAll(partsOf(value))
    }
  }
  return sum
}

/** The values that a list, dictionary, table or function is made of. */
export function partsOf(value: Value): readonly (Value | undefined)[] {
  switch (value.kind) {
    case 'list':
      return value.borrow()
    case 'dictionary':
      return [value.keys, value.values]
    case 'table':
      return value instanceof PartitionedTable ? [] : value.columns
    case 'projection':
      return [value.target, ...value.args]
    case 'composition':
      return value.functions
    case 'derived':
      return [value.target]
    default:
      return []
  }
}

/** A shorter vector, such as a string in a list, is counted each time it occurs, which saves looking it up. */
const fewItems = 64
