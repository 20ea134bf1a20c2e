import { type Atom, type Attribute, type Value, Vector } from '../values/value.ts'
import { isSortedData, isUniqueData } from './check-order.ts'

/** `x,y` keeps the attribute of x if it still holds: sorted and unique are checked, grouped always does, parted is lost. */
export function keepAttribute(joined: Vector, x: Value, y: Atom | Vector): Vector {
  if (x.kind !== 'vector' || !x.attribute) return joined
  const start = Math.max(0, x.data.length - 1)
  const added = y.kind === 'atom' ? 1 : y.data.length
  return holds(x.attribute, joined, start, start + added + 1) ? withAttribute(joined, x.attribute) : joined
}

export const withAttribute = ({ type, data, domain }: Vector, attribute: Attribute): Vector =>
  new Vector(type, data, attribute, domain)

function holds(attribute: Attribute, joined: Vector, start: number, end: number): boolean {
  if (attribute === 's') return isSortedData(joined.type, joined.data.slice(start, end))
  return attribute === 'u' ? isUniqueData(joined.data) : attribute === 'g'
}
