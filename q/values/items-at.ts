import { mapColumns } from './columns.ts'
import { gather } from './gather.ts'
import { collapse, countOf, itemAt } from './items.ts'
import { signal } from './q-error.ts'
import { isList } from './type-of.ts'
import { nullLong, typeInfo } from './types.ts'
import { type Data, Dictionary, type Item, List, type Value, Vector } from './value.ts'

/** The items at many places; a place below 0 or past the end gives null. The attribute is lost. */
export function itemsAt(value: Value, places: ArrayLike<number>): Value {
  switch (value.kind) {
    case 'vector':
      return new Vector(value.type, dataAt(value, places), '', value.domain)
    case 'list':
      return collapse(
        Array.from(places, place => itemAt(value, place)),
        value,
      )
    case 'table':
      return mapColumns(value, column => itemsAt(column, places))
    case 'dictionary':
      return new Dictionary(itemsAt(value.keys, places), itemsAt(value.values, places))
    default:
      return new List(Array.from(places, () => value))
  }
}

function dataAt({ type, data }: Vector, places: ArrayLike<number>): Data {
  const result = allocateLike(type, data, places.length)
  gather(data, places, result, nullItemFor(type, data))
  return result
}

/** The value as every item of a list: 5 and 3 items give 5 5 5. */
const repeatItem = (value: Value, count: number): Value => itemsAt(collapse([value]), new Int32Array(count))

/** A column of `count` items: a list must have that many (else `length`), an atom is repeated. */
export function fillRows(value: Value, count: number): Value {
  if (!isList(value)) return repeatItem(value, count)
  return countOf(value) === count ? value : signal('length')
}

/** So many nulls of the type that the list has. */
export const nullsLike = (list: Value, count: number): Value => itemsAt(list, new Int32Array(count).fill(-1))

/** Room for `length` items of the same sort as `data`: a BigInt64Array for longs that need one. */
export const allocateLike = (type: number, data: Data, length: number): Data =>
  data instanceof BigInt64Array ? new BigInt64Array(length) : typeInfo(type).allocate(length)

/** What stands for a missing item in such data. */
export const nullItemFor = (type: number, data: Data): Item =>
  data instanceof BigInt64Array ? nullLong : typeInfo(type).nullItem
