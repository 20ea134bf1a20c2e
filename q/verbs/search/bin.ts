import { columnOf } from '../../values/columns.ts'
import { countOf, itemsOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import type { Table, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { joinLists } from '../lists/join-lists.ts'
import { compareValues } from '../sort/value-order.ts'
import { countEach, countItemsBefore } from './count-before.ts'
import { inOneForm } from './first-places.ts'
import { codeRows } from './item-codes.ts'
import { mapPlaces, type SeekPlaces, seek } from './seek.ts'

/** Search in lists that are sorted. */
export const binarySearch: VerbTable = { bin: binary(bin), binr: binary(binr) }

/** `x bin y`: the last place in x whose item is not above y, -1 if all are. In a dictionary it is the key. */
export function bin(x: Value, y: Value): Value {
  return search(x, y, lastPlaces)
}

/** `x binr y`: the first place in x whose item is not below y, the count of x if all are. */
export function binr(x: Value, y: Value): Value {
  return search(x, y, placesNotBelow)
}

function search(x: Value, y: Value, places: SeekPlaces): Value {
  if (x.kind !== 'dictionary') return seek(x, y, places)
  return mapPlaces(seek(x.values, y, places), found => itemsAt(x.keys, found))
}

function lastPlaces(list: Value, sought: Value): Float64Array {
  if (list.kind === 'table' && sought.kind === 'table') return lastRows(list, sought)
  return countsBefore(list, sought, true).map(count => count - 1)
}

const placesNotBelow: SeekPlaces = (list, sought) => countsBefore(list, sought, false)

/** How many items of the sorted list come before each sought one; those equal to it are counted too if `withEqual`. */
function countsBefore(list: Value, sought: Value, withEqual: boolean): Float64Array {
  if (list.kind === 'vector' && sought.kind === 'vector')
    return countItemsBefore(list.type, ...inOneForm(list.data, sought.data), withEqual)
  return countEach(itemsOf(list), itemsOf(sought), compareValues, withEqual)
}

/**
 * For each sought row the last row that is equal in all columns but the last, and in the last is not above it; null
 * (NaN) if there is none.
 */
function lastRows(list: Table, sought: Table): Float64Array {
  const count = countOf(list)
  const wanted = countOf(sought)
  const columns = list.columns.map((column, i) => joinLists(column, columnOrAt(sought, list.names[i] as string, i)))
  const { codes, firsts } = codeRows(columns.slice(0, -1), count + wanted)
  const rowsByCode = Array.from(firsts, (): number[] => [])
  for (let row = 0; row < count; row++) rowsByCode[codes[row] as number]?.push(row)
  const last = columns.at(-1) as Value
  if (list.columns.at(-1)?.kind === 'vector' && last.kind !== 'vector') return signal('type')
  return Float64Array.from({ length: wanted }, (_, i) => {
    const rows = rowsByCode[codes[count + i] as number] as number[]
    const found = countsBefore(itemsAt(last, rows), itemsAt(last, [count + i]), true)[0] as number
    return found ? (rows[found - 1] as number) : Number.NaN
  })
}

const columnOrAt = (table: Table, name: string, place: number): Value =>
  columnOf(table, name) ?? table.columns[place] ?? signal('length')
