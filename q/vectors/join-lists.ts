import { resolveEnumeration } from '../values/enumerations.ts'
import { exactLong, inFormOf } from '../values/exact-long.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { isEmptyList, isSimple, type Simple, Type, typeInfo } from '../values/types.ts'
import { type Data, type Item, List, type Value, Vector } from '../values/value.ts'
import { keepAttribute } from './vector-attributes.ts'

/** Two atoms or lists joined into one list: a vector if both have the same type. */
export function joinLists(x: Value, y: Value): Value {
  if (isEmptyList(x) && y.kind === 'vector') return y
  if (isEmptyList(y) && x.kind === 'vector') return x
  if (isSimple(x) && isSimple(y)) return joinSimple(x, y)
  return toUniformList([...itemsOf(resolveEnumeration(x)), ...itemsOf(resolveEnumeration(y))])
}

/** Any number of atoms and lists joined into one list. */
export function joinManyLists(lists: readonly Value[]): Value {
  const [first, second] = lists
  if (!first) return new List([])
  if (isSimple(first) && lists.every((each): each is Simple => isSimple(each) && isSameType(each, first)))
    return concatenate(first, lists)
  return lists.length === 2 && second
    ? joinLists(first, second)
    : toUniformList(lists.flatMap(each => itemsOf(resolveEnumeration(each))))
}

const isSameType = (x: Simple, y: Simple) => x.type === y.type && x.domain === y.domain

function joinSimple(x: Simple, y: Simple): Value {
  if (isSameType(x, y)) return keepAttribute(concatenate(x, [x, y]), x, y)
  if (x.kind === 'atom' && y.kind === 'atom') return new List([x, y])
  if (x.type === Type.enumeration || y.type === Type.enumeration)
    return joinLists(resolveEnumeration(x), resolveEnumeration(y))
  if (y.kind === 'vector' && !y.data.length && x.kind === 'vector') return x
  if (x.kind === 'vector' && !x.data.length && y.kind === 'vector') return y
  return new List([...itemsOf(x), ...itemsOf(y)])
}

/** A vector of the items of all parts, which have the type and domain of the first. */
function concatenate({ type, domain }: Simple, parts: readonly Simple[]): Vector {
  const isExact = parts.some(
    part =>
      type !== Type.guid && (part.kind === 'atom' ? typeof part.item === 'bigint' : part.data instanceof BigInt64Array),
  )
  let length = 0
  for (const part of parts) length += part.kind === 'atom' ? 1 : part.data.length
  const data = isExact ? new BigInt64Array(length) : typeInfo(type).allocate(length)
  let end = 0
  for (const part of parts) {
    if (part.kind === 'atom') data[end++] = isExact ? exactLong(part.item) : part.item
    else end = copyItems(part.data, data, end)
  }
  return new Vector(type, data, '', domain)
}

/** Copies all items of `from` into `to` at the index `start`; returns the index after them. */
function copyItems(from: Data, to: Data, start: number): number {
  if (Array.isArray(to)) for (let i = 0; i < from.length; i++) to[start + i] = from[i] as Item
  else (to as Float64Array).set(inFormOf(to, from) as Float64Array, start)
  return start + from.length
}
