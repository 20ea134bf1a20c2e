import { resolveEnumeration } from '../values/enumerations.ts'
import { exactLong } from '../values/exact-long.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { isEmptyList, isSimple, type Simple, Type, typeInfo } from '../values/types.ts'
import { type Data, type Item, List, type Value, Vector } from '../values/value.ts'
import { keepAttribute } from './kept-attribute.ts'

/** Atoms and lists joined to one list: a vector if both have one type. */
export function joinLists(x: Value, y: Value): Value {
  if (isEmptyList(x) && y.kind === 'vector') return y
  if (isEmptyList(y) && x.kind === 'vector') return x
  if (isSimple(x) && isSimple(y)) return joinSimple(x, y)
  return toUniformList([...itemsOf(resolveIn(x)), ...itemsOf(resolveIn(y))])
}

/** Many atoms and lists joined to one in a single pass. */
export function joinManyLists(lists: readonly Value[]): Value {
  const [first] = lists
  if (!first) return new List([])
  if (lists.every((each): each is Simple => isSimple(each) && isSimple(first) && isSameType(each, first)))
    return concatenate(lists)
  return lists.length === 2
    ? joinLists(first, lists[1] as Value)
    : toUniformList(lists.flatMap(each => itemsOf(resolveIn(each))))
}

const isSameType = (x: Simple, y: Simple) => x.type === y.type && x.domain === y.domain

function joinSimple(x: Simple, y: Simple): Value {
  if (isSameType(x, y)) return keepAttribute(concatenate([x, y]), x, y)
  if (x.kind === 'atom' && y.kind === 'atom') return new List([x, y])
  if (x.type === Type.enumeration || y.type === Type.enumeration) return joinLists(resolveIn(x), resolveIn(y))
  if (y.kind === 'vector' && !y.data.length && x.kind === 'vector') return x
  if (x.kind === 'vector' && !x.data.length && y.kind === 'vector') return y
  return new List([...itemsOf(x), ...itemsOf(y)])
}

/** Enumerated items lose their enumeration when they join others. */
const resolveIn = (value: Value): Value =>
  isSimple(value) && value.type === Type.enumeration ? resolveEnumeration(value) : value

function concatenate(parts: readonly Simple[]): Vector {
  const { type, domain } = parts[0] as Simple
  const isExact = parts.some(
    part =>
      type !== Type.guid && (part.kind === 'atom' ? typeof part.item === 'bigint' : part.data instanceof BigInt64Array),
  )
  let length = 0
  for (const part of parts) length += part.kind === 'atom' ? 1 : part.data.length
  const data = isExact ? new BigInt64Array(length) : typeInfo(type).allocate(length)
  let at = 0
  for (const part of parts) {
    if (part.kind === 'atom') data[at++] = isExact ? exactLong(part.item) : part.item
    else at = copyItems(part.data, data, at)
  }
  return new Vector(type, data, '', domain)
}

/** Writes all items of `from` into `to` at an index; gives the index after them. */
function copyItems(from: Data, to: Data, at: number): number {
  const { length } = from
  if (to instanceof BigInt64Array && !(from instanceof BigInt64Array))
    for (let i = 0; i < length; i++) to[at + i] = exactLong(from[i] as Item)
  else if (Array.isArray(to)) for (let i = 0; i < length; i++) to[at + i] = from[i] as Item
  else (to as Float64Array).set(from as Float64Array, at)
  return at + length
}
