import { mapColumns } from './columns.ts'
import { signal } from './errors.ts'
import { collapse, countOf, itemAt } from './items.ts'
import { isList, nullLong, typeInfo } from './types.ts'
import { type Data, Dictionary, type Item, List, Table, type Value, Vector } from './value.ts'

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

/**
 * Writes the items of `data` at these places to `result`, `missing` for a place that is not there. There is a loop for
 * each kind of array that is often long: one that meets many kinds is compiled to code that is several times slower.
 */
export function gather(data: Data, places: ArrayLike<number>, result: Data, missing: Item): void {
  const at = places instanceof Int32Array ? places : toPlaces(places, data.length)
  if (data instanceof Float64Array) gatherDoubles(data, at, result as Float64Array, missing as number)
  else if (data instanceof BigInt64Array) gatherBigints(data, at, result as BigInt64Array)
  else gatherOthers(data, at, result, missing)
}

/** Places as whole numbers of 32 bits, -1 for those that are not there. */
function toPlaces(places: ArrayLike<number>, available: number): Int32Array {
  const at = new Int32Array(places.length)
  for (let i = 0; i < at.length; i++) {
    const place = Number(places[i])
    at[i] = place >= 0 && place < available ? place : -1
  }
  return at
}

function gatherDoubles(data: Float64Array, places: Int32Array, result: Float64Array, missing: number): void {
  const { length } = data
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    result[i] = place >= 0 && place < length ? (data[place] as number) : missing
  }
}

function gatherOthers(data: Data, places: Int32Array, result: Data, missing: Item): void {
  const { length } = data
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    result[i] = place >= 0 && place < length ? (data[place] as Item) : missing
  }
}

/** Copies halves of 32 bits, because each bigint that is read is an object. The null has the upper half -2^31. */
function gatherBigints(data: BigInt64Array, places: Int32Array, result: BigInt64Array): void {
  const halves = new Int32Array(data.buffer, data.byteOffset, 2 * data.length)
  const copies = new Int32Array(result.buffer, result.byteOffset, 2 * result.length)
  const { length } = data
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    const isThere = place >= 0 && place < length
    copies[2 * i] = isThere ? (halves[2 * place] as number) : 0
    copies[2 * i + 1] = isThere ? (halves[2 * place + 1] as number) : -0x80000000
  }
}

/**
 * A table with these columns. An atom among them is repeated as often as the lists have items; only atoms make one row.
 */
export function tableOfColumns(names: readonly string[], columns: readonly Value[]): Table {
  if (names.length !== columns.length) return signal('length')
  return new Table(names, extendAtoms(columns))
}

/** Whether a list is the single row of a table: none of its items is a list. */
export const isRecord = (value: Value) =>
  value.kind === 'vector' || (value.kind === 'list' && !value.items.some(isList))

/** Lists of equal count: atoms among them are repeated. Signals `length` if the lists differ. */
export function extendAtoms(columns: readonly Value[]): Value[] {
  const lists = columns.filter(isList)
  const count = lists[0] ? countOf(lists[0]) : 1
  return columns.map(column => fillRows(column, count))
}
