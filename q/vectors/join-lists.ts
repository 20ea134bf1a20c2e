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
  const [items, added] = [resolveEnumeration(x), itemsOf(resolveEnumeration(y))]
  if (items.kind === 'list' && items.length && isSmallBeside(added.length, items)) return appendToList(items, added)
  return toUniformList([...itemsOf(items), ...added])
}

/** Few items are added in place, behind the list; a copy made for many items has no use of free space. */
const isSmallBeside = (count: number, list: Vector | List) => list.length >= 16 && 4 * count <= list.length

/** A general list stays one, unless its items only look mixed: all are atoms of one type, or all are dictionaries. */
export function appendToList(list: List, added: readonly Value[]): Value {
  const [first, last, other] = [list.at(0), list.at(list.length - 1), added[0]]
  const mayBeUniform = first && last && other && isAlike(first, last) && isAlike(first, other)
  return mayBeUniform ? toUniformList([...list.items, ...added]) : list.append(added)
}

const isAlike = (x: Value, y: Value) =>
  x.kind === 'dictionary' ? y.kind === 'dictionary' : x.kind === 'atom' && y.kind === 'atom' && x.type === y.type

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
  if (isSameType(x, y)) return keepAttribute(concatenatePair(x, y), x)
  if (x.kind === 'atom' && y.kind === 'atom') return new List([x, y])
  if (x.type === Type.enumeration || y.type === Type.enumeration)
    return joinLists(resolveEnumeration(x), resolveEnumeration(y))
  if (y.kind === 'vector' && !y.length && x.kind === 'vector') return x
  if (x.kind === 'vector' && !x.length && y.kind === 'vector') return y
  return new List([...itemsOf(x), ...itemsOf(y)])
}

/** A vector of the items of x and y, which have one type and domain. */
function concatenatePair(x: Simple, y: Simple): Vector {
  if (x.kind === 'vector' && isSmallBeside(y.kind === 'atom' ? 1 : y.length, x)) {
    const added = inFormOfVector(x, y.kind === 'atom' ? [y.item] : y.borrow())
    if (added) return x.append(added)
  }
  return concatenate(x, [x, y])
}

/** Items in the form in which the vector keeps its own; undefined for longs of 64 bits beside doubles. */
function inFormOfVector(vector: Vector, added: Data): Data | undefined {
  if (typeof vector.at(0) === typeof added[0]) return added
  return typeof vector.at(0) === 'bigint' ? BigInt64Array.from(added as ArrayLike<Item>, exactLong) : undefined
}

/** A vector of the items of all parts, which have the type and domain of the first. */
function concatenate({ type, domain }: Simple, parts: readonly Simple[]): Vector {
  const isExact = parts.some(
    part =>
      type !== Type.guid && (part.kind === 'atom' ? typeof part.item === 'bigint' : part.data instanceof BigInt64Array),
  )
  let length = 0
  for (const part of parts) length += part.kind === 'atom' ? 1 : part.length
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
