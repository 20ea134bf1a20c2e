import type { Session } from '../context/session.ts'
import { columnOf } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { isNullItem } from '../values/nulls.ts'
import { isKeyedTable, type KeyedTable } from '../values/types.ts'
import { Table, type Value } from '../values/value.ts'
import { joinLists } from '../vectors/join-lists.ts'
import { changeByName } from '../verbs/tables/by-name.ts'
import { keyCountOf, splitKeys, unkey } from '../verbs/tables/keyed-tables.ts'
import { findAsOf, matchRows } from './match-rows.ts'

/** Signals `type` for a value that is no keyed table. */
export const readKeyedTable = (value: Value): KeyedTable => (isKeyedTable(value) ? value : signal('type'))

/** For each row of `table` the row of the keyed table that has its key, -1 for none. */
export const findKeys = ({ keys, isStepped }: KeyedTable, table: Table): Int32Array =>
  isStepped ? findAsOf(keys.names, table, keys) : matchRows(keys, table)

/**
 * Changes a table with or without keys by what `change` does with all of its columns. A table given by name is changed
 * in place, and its name is the result.
 */
export function changeTable(session: Session, given: Value, change: (table: Table) => Table): Value {
  return changeByName(session, given, value => restoreKeys(keyCountOf(value), change(unkey(value))))
}

/** The table with its first columns as keys; 0 leaves it without keys. Unlike `enkey`, it allows keys alone. */
export const restoreKeys = (keyCount: number, table: Table): Value => (keyCount ? splitKeys(table, keyCount) : table)

/** Makes a common column of the left and the right one; `indices` has the matching right row of each left one, or -1. */
export type ChooseColumn = (left: Value, right: Value, indices: Int32Array) => Value

/**
 * The table with the columns of `others` beside it. `indices` has for each row the matching row of `others`, or -1: in
 * such a row a new column is null, and `choose` decides on common ones.
 */
export function overlayColumns(table: Table, others: Table, indices: Int32Array, choose: ChooseColumn): Table {
  const names = [...table.names]
  const columns = [...table.columns]
  for (const [i, name] of others.names.entries()) {
    const other = others.columns[i] as Value
    const column = columnOf(table, name)
    const at = names.indexOf(name)
    if (column) columns[at] = choose(column, other, indices)
    else columns[names.push(name) - 1] = itemsAt(other, indices)
  }
  return new Table(names, columns)
}

/** Takes the right item of each row that has a match, even a null. */
export const takeRight: ChooseColumn = (left, right, indices) =>
  indices.every(index => index >= 0) ? itemsAt(right, indices) : mixColumns(left, right, indices)

/** Takes the right item of each row that has a match unless it is null. */
export const fillFromLeft: ChooseColumn = (left, right, indices) =>
  mixColumns(
    left,
    right,
    indices.map(index => (index >= 0 && isNullAt(right, index) ? -1 : index)),
  )

/** The right item at each index, the left one of the same row where the index is -1. */
export function mixColumns(left: Value, right: Value, indices: Int32Array): Value {
  const count = countOf(left)
  return itemsAt(
    joinLists(left, right),
    indices.map((index, row) => (index < 0 ? row : count + index)),
  )
}

function isNullAt(column: Value, index: number): boolean {
  const item = itemAt(column, index)
  return item.kind === 'atom' && isNullItem(item.type, item.item)
}
