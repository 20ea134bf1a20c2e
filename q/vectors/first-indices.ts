import { columnOf } from '../values/columns.ts'
import { domainItems, resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { inFormOf } from '../values/exact-long.ts'
import { countOf } from '../values/items.ts'
import { spendAt } from '../values/meter.ts'
import { Type } from '../values/types.ts'
import type { Data, Item, Table, Value, Vector } from '../values/value.ts'
import { type Compare, itemOrder } from './compare.ts'
import { shareCodes } from './item-codes.ts'
import { indexKeys, indexVector, indicesOfCodes } from './item-index.ts'
import { keysOfItems } from './value-key.ts'

/**
 * For each item of `sought` its first index in `list`, or the count of `list`: 10 20 30 and 20 5 give 1 3. An item that
 * is a list matches as a whole.
 */
export function firstIndices(list: Value, sought: Value): Float64Array {
  if (list.kind === 'vector' && sought.kind === 'vector' && areAlike(list, sought)) return indicesInVector(list, sought)
  if (list.kind === 'table' && sought.kind === 'table') return indicesInTable(list, sought)
  if (isEnumerated(list) || isEnumerated(sought))
    return firstIndices(resolveEnumeration(list), resolveEnumeration(sought))
  const index = indexKeys(keysOfItems(list))
  return new Float64Array(indicesOfCodes(index.find(keysOfItems(sought)), index, countOf(list)))
}

const areAlike = (x: Vector, y: Vector) => x.type === y.type && x.domain === y.domain

const isEnumerated = (value: Value) =>
  value.kind === 'vector' && value.type === Type.enumeration && domainItems(value.domain) !== undefined

function indicesInVector(list: Vector, sought: Vector): Float64Array {
  const { type, data, attribute } = list
  const wanted = inFormOf(data, sought.data)
  if (attribute === 's' && type !== Type.enumeration && wanted.length * 32 <= data.length)
    return indicesInOrder(list, wanted)
  if (wanted.length <= 4 && !attribute) return Float64Array.from(wanted, item => indexOfItem(data, item))
  const index = indexVector(list)
  return new Float64Array(indicesOfCodes(index.find(wanted), index, data.length))
}

/** Searches sorted items by bisection. */
function indicesInOrder({ type, data }: Vector, wanted: Data): Float64Array {
  const compare = itemOrder(type)
  return countItemsBefore(type, data, wanted, false).map((index, i) =>
    index < data.length && !compare(data[index] as Item, wanted[i] as Item) ? index : data.length,
  )
}

/** The first index of an item, found by a linear search; the count if the item is absent. */
function indexOfItem(data: Data, item: Item): number {
  const items = data as Item[]
  const index = Number.isNaN(item) ? items.findIndex(Number.isNaN) : items.indexOf(item)
  return index < 0 ? data.length : index
}

/** The first row of `list` for each row of `sought`, or the count of `list`. */
function indicesInTable(list: Table, sought: Table): Float64Array {
  const columns = list.names.map((name, i) => columnOf(sought, name) ?? sought.columns[i] ?? signal('mismatch'))
  const [column, wanted] = [list.columns[0], columns[0]]
  if (column && wanted && list.columns.length === 1) return firstIndices(column, wanted)
  const shared = shareCodes(columns, list.columns)
  return new Float64Array(indicesOfCodes(shared.left, shared, countOf(list)))
}

/** How many of the sorted items come before each sought item; equal items are counted too if `withEqual`. */
export function countItemsBefore(type: number, items: Data, sought: Data, withEqual: boolean): Float64Array {
  const isPlain = (items instanceof Float64Array || items instanceof Int32Array) && type !== Type.symbol
  return isPlain
    ? countNumbers(items, sought as Float64Array, withEqual)
    : countEach(items, sought, itemOrder(type), withEqual)
}

/** The same for elements of any sort, in the order of `compare`. */
export function countEach<Element>(
  items: ArrayLike<Element>,
  sought: ArrayLike<Element>,
  compare: Compare<Element>,
  withEqual: boolean,
): Float64Array {
  const counts = new Float64Array(sought.length)
  const limit = withEqual ? 0 : -1
  for (let i = 0; i < counts.length; i++) {
    spendAt(i)
    const wanted = sought[i] as Element
    let low = 0
    let high = items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(items[middle] as Element, wanted) <= limit) low = middle + 1
      else high = middle
    }
    counts[i] = low
  }
  return counts
}

/** The same for plain numbers. Nulls, which are NaN, come before all others. */
function countNumbers(
  items: Float64Array | Int32Array,
  sought: Float64Array | Int32Array,
  withEqual: boolean,
): Float64Array {
  const counts = new Float64Array(sought.length)
  let nulls = 0
  while (Number.isNaN(items[nulls])) nulls++
  for (let i = 0; i < counts.length; i++) {
    spendAt(i)
    const wanted = sought[i] as number
    let low = Number.isNaN(wanted) && !withEqual ? 0 : nulls
    let high = Number.isNaN(wanted) ? low : items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const item = items[middle] as number
      if (withEqual ? item <= wanted : item < wanted) low = middle + 1
      else high = middle
    }
    counts[i] = low
  }
  return counts
}
