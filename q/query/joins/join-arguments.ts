import { signal } from '../../values/q-error.ts'
import { isKeyedTable } from '../../values/type-of.ts'
import type { Dictionary, Table, Value } from '../../values/value.ts'
import { changeByName } from '../../verbs/tables/by-name.ts'
import { readTable, setKeyCount } from '../query-source.ts'
import { findAsOf } from './as-of-rows.ts'
import { matchRows } from './match-rows.ts'

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
export function changeTable(given: Value, change: (table: Table) => Table): Value {
  return changeByName(given, value => {
    const { table, keyCount } = readTable(value)
    return setKeyCount(change(table), keyCount)
  })
}
