import { Sequence } from './store.ts'
import { Type, typeInfo } from './types.ts'
import { PartitionedTable, type Value, type Vector } from './value.ts'

/** The bytes of a vector, of a general list without its items, and of an atom in a general list. */
interface Sizes {
  vector: (vector: Vector) => number
  list: (count: number) => number
  atom: number
}

/**
 * The sizes in this interpreter, where each value is an object. A guid is an object too, and the index of a vector with an
 * attribute takes as much again or more.
 */
const ownSizes: Sizes = {
  vector: ({ type, length, attribute }) =>
    200 + length * ((type === Type.guid ? 48 : typeInfo(type).width) + (attribute && attribute !== 's' ? 16 : 0)),
  list: count => 64 + 8 * count,
  atom: 64,
}

/**
 * The approximate bytes of values in memory. A large part that occurs repeatedly is counted once; tables on disk, and atoms
 * that are not in a list, are not counted.
 */
export function measureBytes(values: readonly Value[], sizes = ownSizes): number {
  let sum = 0
  const composed = values.filter(({ kind }) => kind !== 'atom')
  visitParts(composed, value => {
    if (value.kind === 'vector') sum += sizes.vector(value)
    if (value.kind === 'atom') sum += sizes.atom
    if (value.kind === 'list') sum += sizes.list(value.length)
  })
  return sum
}

/** Calls `visit` for values and for all that they are made of in memory, once for a list or a large vector that occurs repeatedly. */
export function visitParts(values: readonly Value[], visit: (value: Value) => void): void {
  const visited = new Set<object>()
  const isNew = (part: object) => visited.size < visited.add(part).size
  // Recursion would overflow the stack for a list that is nested deeply.
  const waiting: (readonly (Value | undefined)[])[] = [values]
  for (let parts = waiting.pop(); parts; parts = waiting.pop())
    for (const part of parts)
      if (part?.kind === 'atom' || (part?.kind === 'vector' && part.length < fewItems)) visit(part)
      else if (part && isNew(part instanceof Sequence ? part.memory : part)) {
        visit(part)
        const inner = partsOf(part)
        if (inner) waiting.push(inner)
      }
}

/** The values that a list, dictionary, table or function is made of; arguments left out are undefined. */
function partsOf(value: Value): readonly (Value | undefined)[] | undefined {
  switch (value.kind) {
    case 'list':
      return value.borrow()
    case 'dictionary':
      return [value.keys, value.values]
    case 'table':
      return value instanceof PartitionedTable ? undefined : value.columns
    case 'projection':
      return [value.target, ...value.args]
    case 'composition':
      return value.functions
    case 'derived':
      return [value.target]
    default:
      return undefined
  }
}

/** A shorter vector, such as a string in a list, is visited each time it occurs, which saves looking it up. */
const fewItems = 64
