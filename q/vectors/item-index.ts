import { inFormOf } from '../values/exact-long.ts'
import { gather } from '../values/items-at.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Data, Item, Vector } from '../values/value.ts'
import { type DenseRange, denseRange, WordHash, wordsOf } from './hash.ts'

/** Numbers for the distinct items of a list, counted in the order in which they first appear. */
export interface ItemCodes {
  /** For each item the number of what it is: `a`b`a has 0 1 0. */
  codes: Int32Array
  /** For each number the index where it first appears: `a`b`a has 0 1. */
  firsts: Int32Array
}

/** The numbers of the distinct items of typed data, with a table to look up those of other items. */
export interface ItemIndex extends ItemCodes {
  /** For each sought item its number, -1 for one that is not there. */
  find: (sought: Data) => Int32Array
}

/** As `ItemIndex`, for items that are no typed data. */
interface KeyIndex extends ItemCodes {
  find: (sought: ArrayLike<unknown>) => Int32Array
}

/** Numbers the distinct items of typed data. */
export function indexData(data: Data): ItemIndex {
  if (Array.isArray(data)) return indexKeys(data)
  const range = data instanceof BigInt64Array ? undefined : denseRange(data)
  const index = range ? indexDense(data as Float64Array, range) : indexWords(data)
  return { ...index, find: sought => index.find(inFormOf(data, sought)) }
}

const indexes = new WeakMap<Data, ItemIndex>()

/** Whether the attribute of a vector says that it has an index, as u, p and g do. */
export const isIndexed = ({ attribute }: Vector): boolean => attribute !== '' && attribute !== 's'

/** The index of a vector; that of one with an attribute is kept as long as its data. */
export const indexVector = (vector: Vector): ItemIndex =>
  isIndexed(vector) ? keepIndex(vector.data) : indexData(vector.data)

/** As `indexData`, but made only once. */
function keepIndex(data: Data): ItemIndex {
  const index = indexes.get(data) ?? indexData(data)
  indexes.set(data, index)
  return index
}

/** The first index of each code, `missing` for -1. */
export function indicesOfCodes(codes: Int32Array, { firsts }: Pick<ItemCodes, 'firsts'>, missing: number): Int32Array {
  const indices = new Int32Array(codes.length)
  gather(firsts, codes, indices, missing)
  return indices
}

/** A table with an index for each number of the range; the last index is that of nulls. */
export function indexDense(data: Float64Array, { low, width }: DenseRange): ItemIndex {
  const known = new Int32Array(width + 1)
  const codes = new Int32Array(data.length)
  const firsts = new Int32Array(Math.min(width + 1, data.length))
  let count = 0
  for (let i = 0; i < codes.length; i++) {
    const item = data[i] as number
    const index = Number.isNaN(item) ? width : item - low
    let code = known[index] as number
    if (!code) {
      firsts[count] = i
      code = ++count
      known[index] = code
    }
    codes[i] = code - 1
  }
  return { codes, firsts: firsts.slice(0, count), find: sought => findDense(known, low, sought as Float64Array) }
}

function findDense(known: Int32Array, low: number, sought: Float64Array): Int32Array {
  const width = known.length - 1
  const codes = new Int32Array(sought.length)
  for (let i = 0; i < codes.length; i++) {
    const item = sought[i] as number
    const index = item - low
    const isThere = index >= 0 && index < width && item === Math.floor(item)
    codes[i] = (isThere ? (known[index] as number) : Number.isNaN(item) ? (known[width] as number) : 0) - 1
  }
  return codes
}

function indexWords(data: Data): ItemIndex {
  const words = wordsOf(data)
  const table = new WordHash()
  const codes = new Int32Array(data.length)
  for (let i = 0; i < codes.length; i++) codes[i] = table.add(words, i)
  return { codes, firsts: new Int32Array(table.firsts), find: sought => findWords(table, sought) }
}

function findWords(table: WordHash, sought: Data): Int32Array {
  const words = wordsOf(sought)
  const codes = new Int32Array(sought.length)
  for (let i = 0; i < codes.length; i++) codes[i] = table.codeOf(words, i)
  return codes
}

/** The index of keys of any sort, such as guids and texts. */
export function indexKeys(keys: ArrayLike<unknown>): KeyIndex {
  const known = new Map<unknown, number>()
  const firsts: number[] = []
  const codes = new Int32Array(keys.length)
  for (let i = 0; i < codes.length; i++) {
    const code = known.get(keys[i]) ?? firsts.push(i) - 1
    known.set(keys[i], code)
    codes[i] = code
  }
  const find = (sought: ArrayLike<unknown>) => Int32Array.from(sought, key => known.get(key) ?? -1)
  return { codes, firsts: new Int32Array(firsts), find }
}

/** Whether no item of a simple type is less than the one before. */
export function isSortedData(type: number, data: Data): boolean {
  if (type === Type.symbol) return isSortedBy(data, (x, y) => x === y || symbolText(Number(x)) <= symbolText(Number(y)))
  for (let i = 1; i < data.length; i++) {
    const before = data[i - 1] as Item
    const item = data[i] as Item
    if (!(before <= item) && !Number.isNaN(before)) return false
  }
  return true
}

/** Whether every item appears once. */
export const isUniqueData = (data: Data): boolean => keepIndex(data).firsts.length === data.length

/** Whether equal items stand next to each other, so that none comes after one that appeared later. */
export const isPartedData = (data: Data): boolean =>
  keepIndex(data).codes.every((code, i, codes) => !i || code >= (codes[i - 1] as number))

function isSortedBy(data: Data, isOrdered: (x: Item, y: Item) => boolean): boolean {
  for (let i = 1; i < data.length; i++) if (!isOrdered(data[i - 1] as Item, data[i] as Item)) return false
  return true
}
