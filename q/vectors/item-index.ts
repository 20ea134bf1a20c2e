import { inFormOf } from '../values/exact-long.ts'
import { gather } from '../values/items-at.ts'
import { spendAt } from '../values/meter.ts'
import type { Data, Vector } from '../values/value.ts'
import { type DenseRange, denseRange, WordHash, wordsOf } from './hash-table.ts'

/** Codes for the distinct items of a list: 0, 1, 2... in the order in which they first appear. */
export interface ItemCodes {
  /** Each item's code: `a`b`a has 0 1 0. */
  codes: Int32Array
  /** For each code the index where it first appears: `a`b`a has 0 1. */
  firsts: Int32Array
}

/** The codes of the distinct items of typed data, with a table to look up other items. */
export interface ItemIndex extends ItemCodes {
  /** The code of each sought item, -1 for an item that the data lacks. */
  find: (sought: Data) => Int32Array
}

/** An `ItemIndex` for items that are not typed data. */
interface KeyIndex extends ItemCodes {
  find: (sought: ArrayLike<unknown>) => Int32Array
}

/** The index of a vector; if the vector has the attribute u, p or g, the index is kept as long as its data. */
export const indexVector = (vector: Vector): ItemIndex =>
  isIndexed(vector) ? indexOnce(vector.data) : indexData(vector.data)

/** Whether the attribute of a vector is one that comes with an index: u, p or g. */
export const isIndexed = ({ attribute }: Vector): boolean => attribute !== '' && attribute !== 's'

const indexes = new WeakMap<Data, ItemIndex>()

/** Indexes typed data and keeps the index for the next call. */
export function indexOnce(data: Data): ItemIndex {
  const index = indexes.get(data) ?? indexData(data)
  indexes.set(data, index)
  return index
}

/** Indexes typed data, by the fastest of three ways. */
export function indexData(data: Data): ItemIndex {
  if (Array.isArray(data)) return indexKeys(data)
  const range = data instanceof BigInt64Array ? undefined : denseRange(data)
  const index = range ? indexDense(data as Float64Array, range) : indexWords(data)
  return { ...index, find: sought => index.find(inFormOf(data, sought)) }
}

/** Indexes integers of a range by an array with an element for each of them, and a last one for nulls. */
export function indexDense(data: Float64Array, { low, width }: DenseRange): ItemIndex {
  const known = new Int32Array(width + 1)
  const codes = new Int32Array(data.length)
  const firsts = new Int32Array(Math.min(width + 1, data.length))
  let count = 0
  for (let i = 0; i < codes.length; i++) {
    const item = data[i] as number
    const slot = Number.isNaN(item) ? width : item - low
    let code = known[slot] as number
    if (!code) {
      firsts[count] = i
      code = ++count
      known[slot] = code
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
    const slot = item - low
    const isInRange = slot >= 0 && slot < width && item === Math.floor(item)
    codes[i] = (isInRange ? (known[slot] as number) : Number.isNaN(item) ? (known[width] as number) : 0) - 1
  }
  return codes
}

/** Indexes items of 64 bits by a hash table. */
function indexWords(data: Data): ItemIndex {
  const words = wordsOf(data)
  const table = new WordHash()
  const codes = new Int32Array(data.length)
  for (let i = 0; i < codes.length; i++) {
    spendAt(i)
    codes[i] = table.add(words, i)
  }
  return { codes, firsts: new Int32Array(table.firsts), find: sought => findWords(table, sought) }
}

function findWords(table: WordHash, sought: Data): Int32Array {
  const words = wordsOf(sought)
  const codes = new Int32Array(sought.length)
  for (let i = 0; i < codes.length; i++) {
    spendAt(i)
    codes[i] = table.codeOf(words, i)
  }
  return codes
}

/** Indexes keys of any sort, such as guids and texts, by a map. */
export function indexKeys(keys: ArrayLike<unknown>): KeyIndex {
  const known = new Map<unknown, number>()
  const firsts: number[] = []
  const codes = new Int32Array(keys.length)
  for (let i = 0; i < codes.length; i++) {
    spendAt(i)
    const code = known.get(keys[i]) ?? firsts.push(i) - 1
    known.set(keys[i], code)
    codes[i] = code
  }
  const find = (sought: ArrayLike<unknown>) => Int32Array.from(sought, key => known.get(key) ?? -1)
  return { codes, firsts: new Int32Array(firsts), find }
}

/** The first index of each code, `missing` for -1. */
export function indicesOfCodes(codes: Int32Array, { firsts }: Pick<ItemCodes, 'firsts'>, missing: number): Int32Array {
  const indices = new Int32Array(codes.length)
  gather(firsts, codes, indices, missing)
  return indices
}
