import { mapColumns } from './columns.ts'
import { signal } from './errors.ts'
import { countOf, itemAt, toUniformList } from './items.ts'
import { isList, nullLong, typeInfo } from './types.ts'
import { type Data, Dictionary, type Item, List, Table, type Value, Vector } from './value.ts'

/** The items at many indices; an index below 0 or past the end gives null. The attribute is lost. */
export function itemsAt(value: Value, indices: ArrayLike<number>): Value {
  switch (value.kind) {
    case 'vector':
      return new Vector(value.type, dataAt(value, indices), '', value.domain)
    case 'list':
      return toUniformList(
        Array.from(indices, index => itemAt(value, index)),
        value,
      )
    case 'table':
      return mapColumns(value, column => itemsAt(column, indices))
    case 'dictionary':
      return new Dictionary(itemsAt(value.keys, indices), itemsAt(value.values, indices))
    default:
      return new List(Array.from(indices, () => value))
  }
}

function dataAt({ type, data }: Vector, indices: ArrayLike<number>): Data {
  const result = allocateLike(type, data, indices.length)
  gather(data, indices, result, nullItemFor(type, data))
  return result
}

/** The value as every item of a list: 5 and 3 items give 5 5 5. */
const repeatItem = (value: Value, count: number): Value => itemsAt(toUniformList([value]), new Int32Array(count))

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
 * Writes the items of `data` at these indices to `result`, `missing` for an index that is not there. There is a loop for
 * each kind of array that is often long: one that meets many kinds is compiled to code that is several times slower.
 */
export function gather(data: Data, indices: ArrayLike<number>, result: Data, missing: Item): void {
  const at = indices instanceof Int32Array ? indices : toIndices(indices, data.length)
  if (data instanceof Float64Array) gatherDoubles(data, at, result as Float64Array, missing as number)
  else if (data instanceof BigInt64Array) gatherBigints(data, at, result as BigInt64Array)
  else gatherOthers(data, at, result, missing)
}

/** Indices as whole numbers of 32 bits, -1 for those that are not there. */
function toIndices(indices: ArrayLike<number>, available: number): Int32Array {
  const at = new Int32Array(indices.length)
  for (let i = 0; i < at.length; i++) {
    const index = Number(indices[i])
    at[i] = index >= 0 && index < available ? index : -1
  }
  return at
}

function gatherDoubles(data: Float64Array, indices: Int32Array, result: Float64Array, missing: number): void {
  const { length } = data
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number
    result[i] = index >= 0 && index < length ? (data[index] as number) : missing
  }
}

function gatherOthers(data: Data, indices: Int32Array, result: Data, missing: Item): void {
  const { length } = data
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number
    result[i] = index >= 0 && index < length ? (data[index] as Item) : missing
  }
}

/** Copies halves of 32 bits, because each bigint that is read is an object. The null has the upper half -2^31. */
function gatherBigints(data: BigInt64Array, indices: Int32Array, result: BigInt64Array): void {
  const halves = new Int32Array(data.buffer, data.byteOffset, 2 * data.length)
  const copies = new Int32Array(result.buffer, result.byteOffset, 2 * result.length)
  const { length } = data
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number
    const isThere = index >= 0 && index < length
    copies[2 * i] = isThere ? (halves[2 * index] as number) : 0
    copies[2 * i + 1] = isThere ? (halves[2 * index + 1] as number) : -0x80000000
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
