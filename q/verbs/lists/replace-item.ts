import { signal } from '../../values/errors.ts'
import { exactLong, expandLongs } from '../../values/exact-long.ts'
import { toUniformList } from '../../values/items.ts'
import { typeOf } from '../../values/types.ts'
import { type Item, type List, type Value, Vector } from '../../values/value.ts'
import { attributeOfAmended } from '../../vectors/vector-attributes.ts'
import { fitItems } from './enumerate.ts'

/**
 * The list with another item at an index, which must exist; the old one is shared with it, not copied. Signals `type` if the item does not
 * fit a vector. A general list takes any item, and becomes a vector or table if its items then allow it.
 */
export function replaceItem(list: Value, index: number, item: Value): Value {
  if (list.kind === 'vector') return replaceInVector(list, index, item)
  return list.kind === 'list' ? uniteIfUniform(list.replace(index, item)) : signal('type')
}

/** Returns an index within a list of this length; signals `length` for others. */
export const requireIndex = (index: number, length: number): number =>
  index >= 0 && index < length ? index : signal('length')

/**
 * The list with the items at these indices replaced one after the other, each by what `makeItem` gives for the list so far.
 * This is faster than copying the list if they are few.
 */
export function replaceEach(
  list: Vector | List,
  indices: ArrayLike<number>,
  makeItem: (current: Vector | List, index: number, i: number) => Value,
): Value {
  let result = list
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number
    const item = makeItem(result, index, i)
    result = result.kind === 'list' ? result.replace(index, item) : replaceInVector(result, index, item)
  }
  return result.kind === 'list' ? uniteIfUniform(result) : result
}

/** Signals `type` for items of another type than the vector; an enumeration takes symbols of its domain. Only the attribute `g` stays. */
function replaceInVector(vector: Vector, index: number, given: Value): Vector {
  const item = fitItems(vector, given)
  if (item.kind !== 'atom' || item.type !== vector.type) return signal('type')
  const result = replaceAtom(vector, index, item.item)
  result.attribute = attributeOfAmended(vector)
  return result
}

/** Longs are kept as doubles, or as bigints if one is beyond ±(2^53-1). */
function replaceAtom(vector: Vector, index: number, item: Item): Vector {
  const before = vector.at(index)
  if (typeof before === typeof item) return vector.replace(index, item)
  if (typeof before === 'bigint') return vector.replace(index, exactLong(item))
  return new Vector(vector.type, expandLongs(vector.data as Float64Array), '', vector.domain).replace(index, item)
}

/** The vector or table that the items make if they can. A pair that differs in kind or type shows that they cannot. */
function uniteIfUniform(list: List): Value {
  const first = list.at(0)
  if (first?.kind !== 'atom' && first?.kind !== 'dictionary') return list
  for (let i = 1; i < list.length; i++) if (typeOf(list.at(i) as Value) !== typeOf(first)) return list
  return toUniformList(list.items)
}
