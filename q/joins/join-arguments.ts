import type { Session } from '../context/session.ts'
import { readTable, setKeyCount } from '../query/query-columns.ts'
import { columnOf } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { isNullItem } from '../values/nulls.ts'
import { isKeyedTable } from '../values/types.ts'
import { type Dictionary, Table, type Value } from '../values/value.ts'
import { joinLists } from '../vectors/join-lists.ts'
import { changeByName } from '../verbs/tables/by-name.ts'
import { findAsOf, matchRows } from './match-rows.ts'

/** A keyed table: the table of its keys and that of its other columns. */
export interface KeyedTable {
  keys: Table
  values: Table
  /** Of a step table, `s#t`, the row of the greatest key not above the wanted one counts. */
  isStepped: boolean
}

/** Takes a keyed table apart; signals `type` for other values. */
export function readKeyedTable(value: Value): KeyedTable {
  if (!isKeyedTable(value)) return signal('type')
  const { keys, values, isStepped } = value as Dictionary
  return { keys: keys as Table, values: values as Table, isStepped }
}

/** For each row of `table` the row of the keyed table that has its key, -1 for none. */
export const findKeys = ({ keys, isStepped }: KeyedTable, table: Table): Int32Array =>
  isStepped ? findAsOf(keys.names, table, keys) : matchRows(keys, table)

/**
 * Changes a table with or without keys by what `change` does with all of its columns. A table given by name is changed
 * in place, and its name is the result.
 */
export function changeTable(session: Session, given: Value, change: (table: Table) => Table): Value {
  return changeByName(session, given, value => {
    const { table, keyCount } = readTable(value)
    return setKeyCount(change(table), keyCount)
  })
}

/** Chooses the item of a common column: from the left row and the place of the matching right row, -1 for none. */
type ChooseColumn = (left: Value, right: Value, places: Int32Array) => Value

/**
 * The table with the columns of `others` beside it. `places` has for each row the matching row of `others`, or -1; there
 * a new column is null and a common one stays.
 */
export function overlayColumns(table: Table, others: Table, places: Int32Array, choose: ChooseColumn): Table {
  const names = [...table.names]
  const columns = [...table.columns]
  for (const [i, name] of others.names.entries()) {
    const other = others.columns[i] as Value
    const column = columnOf(table, name)
    const at = names.indexOf(name)
    if (column) columns[at] = choose(column, other, places)
    else columns[names.push(name) - 1] = itemsAt(other, places)
  }
  return new Table(names, columns)
}

/** The right item wherever a row matches, even if it is null. */
export const takeRight: ChooseColumn = (left, right, places) =>
  places.every(place => place >= 0) ? itemsAt(right, places) : mixColumns(left, right, places)

/** The right item where a row matches and that item is not null. */
export const fillFromLeft: ChooseColumn = (left, right, places) =>
  mixColumns(
    left,
    right,
    places.map(place => (place >= 0 && isNullAt(right, place) ? -1 : place)),
  )

/** The right item at each place, the left one of the same row where the place is -1. */
export function mixColumns(left: Value, right: Value, places: Int32Array): Value {
  const count = countOf(left)
  return itemsAt(
    joinLists(left, right),
    places.map((place, row) => (place < 0 ? row : count + place)),
  )
}

function isNullAt(column: Value, place: number): boolean {
  const item = itemAt(column, place)
  return item.kind === 'atom' && isNullItem(item.type, item.item)
}
