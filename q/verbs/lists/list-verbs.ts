import { allocate, long, short } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { indicesBetween, indicesOfOnes, repeatIndices } from '../../values/indices.ts'
import { countOf, enlistAtom, itemAt, toUniformList } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isEmptyList, isList, Type, typeOf } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../../values/verb.ts'
import { isWholeNumber, isWholeNumbers, wholeNumber } from '../../vectors/whole-number.ts'

/** What every list is asked first. */
export const listVerbs: VerbTable = {
  til: unary(til),
  enlist: variadic(1, Number.POSITIVE_INFINITY, (...items) => toUniformList(items)),
  ',:': unary(x => toUniformList([x])),
  count: unary(x => long(countOf(x))),
  first: unary(first),
  last: unary(last),
  type: unary(x => short(typeOf(x))),
}

/** `til 3` is 0 1 2. */
export function til(x: Value): Vector {
  if (x.kind !== 'atom' || x.type > Type.long || x.type === Type.guid) return signal('type')
  const count = Number(x.item)
  if (!(count >= 0)) return signal('domain')
  const data = allocate(Type.long, count)
  for (let i = 0; i < count; i++) data[i] = i
  return new Vector(Type.long, data)
}

/** The first item of a list, value of a dictionary or row of a table; null for an empty one. */
function first(x: Value): Value {
  return itemAt(x, 0)
}

/** The last one. */
function last(x: Value): Value {
  return itemAt(x, countOf(x) - 1)
}

export const whereVerb: VerbTable = { where: unary(where) }

/** The indices of the 1s; a larger number repeats its index: `where 0 2 1` is 1 1 2. Of a dictionary, its keys. */
function where(x: Value): Value {
  if (x.kind === 'dictionary') return itemsAt(x.keys, indicesWhere(x.values))
  return new Vector(Type.long, indicesWhere(x))
}

function indicesWhere(counts: Value): Float64Array {
  if (isEmptyList(counts)) return new Float64Array(0)
  const vector = isWholeNumber(counts) ? enlistAtom(counts) : counts
  if (vector.kind !== 'vector' || !isWholeNumbers(vector)) return signal('type')
  if (vector.type === Type.boolean) return new Float64Array(indicesOfOnes(vector.data as Uint8Array))
  return repeatIndices(vector.data)
}

/** Lists turned around. */
export const reverseVerbs: VerbTable = { reverse: unary(reverse), rotate: binary(rotate) }

/** The items in the opposite order. Keys of a dictionary go with their values; atoms stay. */
function reverse(x: Value): Value {
  if (x.kind === 'vector') return new Vector(x.type, x.data.slice().reverse(), '', x.domain)
  if (!isList(x) && x.kind !== 'dictionary') return x
  return itemsAt(x, indicesBetween(0, countOf(x)).reverse())
}

/** `2 rotate "abcd"` is `"cdab"`; a negative number turns the other way. */
function rotate(x: Value, y: Value): Value {
  const shift = wholeNumber(x)
  if (!isList(y) && y.kind !== 'dictionary') return signal('type')
  const count = countOf(y)
  if (!count) return y
  const start = ((shift % count) + count) % count
  const indices = new Int32Array(count)
  for (let i = 0; i < count; i++) indices[i] = start + i < count ? start + i : start + i - count
  return itemsAt(y, indices)
}
