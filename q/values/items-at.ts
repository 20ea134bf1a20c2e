import { itemAt, toUniformList } from './items.ts'
import { nullLong, typeInfo } from './types.ts'
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
      return new Table(
        value.names,
        value.columns.map(column => itemsAt(column, indices)),
      )
    case 'dictionary':
      return new Dictionary(itemsAt(value.keys, indices), itemsAt(value.values, indices))
    default:
      return new List(Array.from(indices, () => value))
  }
}

/** A list of `count` nulls of the type of `list`. */
export const nullsLike = (list: Value, count: number): Value => itemsAt(list, new Int32Array(count).fill(-1))

function dataAt(vector: Vector, indices: ArrayLike<number>): Data {
  const { type } = vector
  const data = vector.borrow()
  const result = allocateLike(type, data, indices.length)
  gather(data, indices, result, nullItemFor(type, data))
  return result
}

/** An array of `length` zeros of the same sort as `data`: a BigInt64Array for longs that need one. */
export const allocateLike = (type: number, data: Data, length: number): Data =>
  data instanceof BigInt64Array ? new BigInt64Array(length) : typeInfo(type).allocate(length)

/** The null in an array of the same sort as `data`. */
export const nullItemFor = (type: number, data: Data): Item =>
  data instanceof BigInt64Array ? nullLong : typeInfo(type).nullItem

/**
 * Writes the items of `data` at these indices to `result`, and `missing` for an index below 0 or past the end. Each
 * kind of array that is often long has a loop of its own: engines compile a loop that meets many kinds to slower code.
 */
export function gather(data: Data, indices: ArrayLike<number>, result: Data, missing: Item): void {
  const integers = indices instanceof Int32Array ? indices : narrowIndices(indices, data.length)
  if (data instanceof Float64Array) gatherDoubles(data, integers, result as Float64Array, missing as number)
  else if (data instanceof BigInt64Array) gatherBigints(data, integers, result as BigInt64Array)
  else gatherOthers(data, integers, result, missing)
}

/** Indices as 32-bit integers, -1 for those that are not below `count`. */
function narrowIndices(indices: ArrayLike<number>, count: number): Int32Array {
  const integers = new Int32Array(indices.length)
  for (let i = 0; i < integers.length; i++) {
    const index = Number(indices[i])
    integers[i] = index >= 0 && index < count ? index : -1
  }
  return integers
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

/** Copies halves of 32 bits, because reading a bigint allocates an object. The null has the upper half -2^31. */
function gatherBigints(data: BigInt64Array, indices: Int32Array, result: BigInt64Array): void {
  const halves = new Int32Array(data.buffer, data.byteOffset, 2 * data.length)
  const copies = new Int32Array(result.buffer, result.byteOffset, 2 * result.length)
  const { length } = data
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number
    const isPresent = index >= 0 && index < length
    copies[2 * i] = isPresent ? (halves[2 * index] as number) : 0
    copies[2 * i + 1] = isPresent ? (halves[2 * index + 1] as number) : -0x80000000
  }
}
