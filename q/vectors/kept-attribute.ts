import { type Atom, type Attribute, type Value, Vector } from '../values/value.ts'
import { isSortedData, isUniqueData } from './item-index.ts'

/** `x,y` keeps the attribute of x if it still holds: sorted and unique are checked, grouped always does, parted is lost. */
export function keepAttribute(joined: Vector, x: Value, y: Atom | Vector): Vector {
  if (x.kind !== 'vector' || !x.attribute) return joined
  const start = Math.max(0, x.data.length - 1)
  const added = y.kind === 'atom' ? 1 : y.data.length
  return holds(x.attribute, joined, start, start + added + 1) ? withAttribute(joined, x.attribute) : joined
}

/** What is left of the attribute after items were replaced: only the index of grouped items is kept up. */
export const attributeOfAmended = ({ attribute }: Vector): Attribute => (attribute === 'g' ? 'g' : '')

export const withAttribute = ({ type, data, domain }: Vector, attribute: Attribute): Vector =>
  new Vector(type, data, attribute, domain)

/** Marks a vector as sorted, which it must be, for all who share it: after `asc x` or `` `s#x `` x itself is marked. */
export function markSorted(vector: Vector): Vector {
  if (!vector.data.length || vector.attribute) return withAttribute(vector, 's')
  vector.attribute = 's'
  return vector
}

/** Takes the mark away, again for all who share the vector. */
export function unmarkSorted(vector: Vector): Vector {
  vector.attribute = ''
  return vector
}

function holds(attribute: Attribute, joined: Vector, start: number, end: number): boolean {
  if (attribute === 's') return isSortedData(joined.type, joined.data.slice(start, end))
  return attribute === 'u' ? isUniqueData(joined.data) : attribute === 'g'
}
