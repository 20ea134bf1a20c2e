import { isCharString } from '../values/construct.ts'
import { KeyPositions } from '../values/key-positions.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { type Attribute, type Data, type Item, type Value, Vector } from '../values/value.ts'
import { indexOnce } from './item-index.ts'

export const withAttribute = ({ type, data, domain }: Vector, attribute: Attribute): Vector =>
  new Vector(type, data, attribute, domain)

/** Sets `s` on a vector that is sorted, also for others that share it: after `asc x` or `` `s#x `` x itself has it. */
export function markSorted(vector: Vector): Vector {
  if (!vector.length || vector.attribute || isCharString(vector)) return withAttribute(vector, 's')
  vector.attribute = 's'
  return vector
}

/** Removes the attribute `s`, also for others that share the vector. */
export function unmarkSorted(vector: Vector): Vector {
  vector.attribute = ''
  return vector
}

/** The attribute after items were replaced: only `g` stays. */
export const attributeOfAmended = ({ attribute }: Vector): Attribute => (attribute === 'g' ? 'g' : '')

/** `x,y` keeps the attribute of x if it still holds: `s` and `u` are checked, `g` always holds, `p` is lost. */
export function keepAttribute(joined: Vector, x: Value): Vector {
  if (x.kind !== 'vector' || !x.attribute) return joined
  if (holds(x.attribute, joined, x)) joined.attribute = x.attribute
  return joined
}

/** Whether an attribute of x holds for the items of x followed by others. */
function holds(attribute: Attribute, joined: Vector, x: Vector): boolean {
  if (attribute === 's') return isSortedData(joined.type, joined.borrow().slice(Math.max(0, x.length - 1)))
  return attribute === 'u' ? areNewItems(joined, x) : attribute === 'g'
}

/** Finds the items of unique vectors that others were appended to one after the other. */
const positions = new WeakMap<Vector, KeyPositions>()

/** Whether the items that follow those of x, which are unique, are unique too. */
function areNewItems(joined: Vector, x: Vector): boolean {
  if (joined.length > 2 * x.length) return isUniqueData(joined.data)
  const index = positions.get(x) ?? new KeyPositions(x)
  positions.delete(x)
  for (let i = x.length; i < joined.length; i++) if (index.find([joined], [joined.at(i) as Item]) < i) return false
  positions.set(joined, index)
  return true
}

/** Whether no item of a simple type is less than the one before. */
export function isSortedData(type: number, data: Data): boolean {
  if (type === Type.symbol) return areSortedSymbols(data)
  for (let i = 1; i < data.length; i++) {
    const before = data[i - 1] as Item
    const item = data[i] as Item
    if (!(before <= item) && !Number.isNaN(before)) return false
  }
  return true
}

function areSortedSymbols(data: Data): boolean {
  for (let i = 1; i < data.length; i++) {
    const before = data[i - 1] as Item
    const item = data[i] as Item
    if (before !== item && symbolText(before) > symbolText(item)) return false
  }
  return true
}

/** Whether every item appears once. */
export const isUniqueData = (data: Data): boolean => indexOnce(data).firsts.length === data.length

/** Whether equal items are next to each other, so that no item comes after one that first appeared later. */
export const isPartedData = (data: Data): boolean =>
  indexOnce(data).codes.every((code, i, codes) => !i || code >= (codes[i - 1] ?? 0))
