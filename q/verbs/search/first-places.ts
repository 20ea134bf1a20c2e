import { columnOf } from '../../values/columns.ts'
import { exactLong } from '../../values/exact-long.ts'
import { countOf } from '../../values/items.ts'
import { Type } from '../../values/types.ts'
import type { Data, Item, Table, Value, Vector } from '../../values/value.ts'
import { domainItems, resolveEnumeration } from '../enumerations/resolve-enumeration.ts'
import { joinLists } from '../lists/join-lists.ts'
import { codeRows, denseRange, keysOf } from './item-codes.ts'
import { WordHash, wordsOf } from './word-hash.ts'

/**
 * For each item of `sought` the first place in `list` where it stands, or the count of `list`:
 * 10 20 30 and 20 5 give 1 3. Items are looked for as they are; nothing is found inside of them.
 */
export function firstPlaces(list: Value, sought: Value): Float64Array {
  if (list.kind === 'vector' && sought.kind === 'vector' && areAlike(list, sought)) return placesInVector(list, sought)
  if (list.kind === 'table' && sought.kind === 'table') return placesInTable(list, sought)
  if (isEnumerated(list) || isEnumerated(sought))
    return firstPlaces(resolveEnumeration(list), resolveEnumeration(sought))
  return placesByKey(keysOf(list), keysOf(sought))
}

const isEnumerated = (value: Value) =>
  value.kind === 'vector' && value.type === Type.enumeration && domainItems(value.domain) !== undefined

const areAlike = (x: Vector, y: Vector) => x.type === y.type && x.domain === y.domain

/** The place of an item in typed data, found by looking at each; the count if it is not there. */
function placeOfItem(data: Data, item: Item): number {
  const { length } = data
  if (Number.isNaN(item)) {
    for (let i = 0; i < length; i++) if (Number.isNaN(data[i])) return i
    return length
  }
  for (let i = 0; i < length; i++) if (data[i] === item) return i
  return length
}

function placesInVector(list: Vector, sought: Vector): Float64Array {
  const [data, wanted] = inOneForm(list.data, sought.data)
  const places = new Float64Array(wanted.length)
  if (wanted.length <= 4) {
    for (let i = 0; i < wanted.length; i++) places[i] = placeOfItem(data, wanted[i] as Item)
    return places
  }
  if (Array.isArray(data)) return placesByKey(data, wanted as Item[])
  const range = data instanceof BigInt64Array ? undefined : denseRange(data)
  return range ? placesInRange(data, wanted, range.low, range.width) : placesByHash(data, wanted)
}

/** Two data of the same type, both as BigInt64Array if one is. */
export function inOneForm(x: Data, y: Data): [Data, Data] {
  if (x instanceof BigInt64Array === y instanceof BigInt64Array) return [x, y]
  return [asExact(x), asExact(y)]
}

const asExact = (data: Data): Data =>
  data instanceof BigInt64Array
    ? data
    : BigInt64Array.from({ length: data.length }, (_, i) => exactLong(data[i] as Item))

/** A null's place in the table is after all others. */
function placesInRange(data: Data, wanted: Data, low: number, width: number): Float64Array {
  const firsts = new Int32Array(width + 1).fill(-1)
  for (let i = data.length - 1; i >= 0; i--) {
    const item = data[i] as number
    firsts[Number.isNaN(item) ? width : item - low] = i
  }
  const places = new Float64Array(wanted.length)
  for (let i = 0; i < places.length; i++) {
    const item = wanted[i] as number
    const at = Number.isNaN(item) ? width : item - low
    const first = at === width && !Number.isNaN(item) ? -1 : (firsts[at] ?? -1)
    places[i] = first < 0 ? data.length : first
  }
  return places
}

function placesByHash(data: Data, wanted: Data): Float64Array {
  const table = new WordHash(data.length)
  const known = wordsOf(data)
  for (let i = 0; i < data.length; i++) table.add(known, i)
  const words = wordsOf(wanted)
  const places = new Float64Array(wanted.length)
  for (let i = 0; i < places.length; i++) {
    const code = table.codeOf(words, i)
    places[i] = code < 0 ? data.length : (table.firsts[code] as number)
  }
  return places
}

function placesByKey(keys: readonly unknown[], wanted: readonly unknown[]): Float64Array {
  const firsts = new Map<unknown, number>()
  for (let i = keys.length - 1; i >= 0; i--) firsts.set(keys[i], i)
  return Float64Array.from(wanted, key => firsts.get(key) ?? keys.length)
}

/** Rows of both tables are numbered together, so that equal rows have equal numbers. */
function placesInTable(list: Table, sought: Table): Float64Array {
  const count = countOf(list)
  const wanted = countOf(sought)
  const others = list.names.map((name, i) => columnOf(sought, name) ?? sought.columns[i])
  const [first] = list.columns
  if (first && list.columns.length === 1 && others[0]) return firstPlaces(first, others[0])
  const columns = list.columns.map((column, i) => (others[i] ? joinLists(column, others[i]) : column))
  const { codes, firsts } = codeRows(columns, count + wanted)
  const places = new Float64Array(wanted)
  for (let i = 0; i < wanted; i++) {
    const first = firsts[codes[count + i] as number] as number
    places[i] = first < count ? first : count
  }
  return places
}
