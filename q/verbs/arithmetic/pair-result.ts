import type { Simple } from '../../values/type-of.ts'
import { Atom, type Attribute, type Data, type Item, Vector } from '../../values/value.ts'

/** How many results two operands have: the count of the list among them, 1 for two atoms. */
export function pairCount(x: Simple, y: Simple): number {
  if (x.kind === 'vector') return x.data.length
  return y.kind === 'vector' ? y.data.length : 1
}

/** Results as an atom if both operands are atoms, else as a vector. */
export const pairResult = (type: number, data: Data, x: Simple, y: Simple, attribute: Attribute = ''): Simple =>
  x.kind === 'atom' && y.kind === 'atom' ? new Atom(type, data[0] as Item) : new Vector(type, data, attribute)

/** Results for one operand: an atom for an atom. */
export const likeOperand = (type: number, data: Data, x: Simple): Simple =>
  x.kind === 'atom' ? new Atom(type, data[0] as Item) : new Vector(type, data)
