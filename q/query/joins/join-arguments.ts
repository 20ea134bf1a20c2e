import { signal } from '../../values/q-error.ts'
import { isKeyedTable } from '../../values/type-of.ts'
import type { Dictionary, Table, Value } from '../../values/value.ts'
import { readTable, resolveByName, setKeyCount, storeByName } from '../query-source.ts'

/** A keyed table: the table of its keys and that of its other columns. */
export interface KeyedTable {
  keys: Table
  values: Table
}

/** Takes a keyed table apart; signals `type` for other values. */
export function readKeyedTable(value: Value): KeyedTable {
  if (!isKeyedTable(value)) return signal('type')
  const { keys, values } = value as Dictionary
  return { keys: keys as Table, values: values as Table }
}

/**
 * Changes a table with or without keys by what `change` does with all of its columns. A table given by name is changed
 * in place, and its name is the result.
 */
export function changeTable(given: Value, change: (table: Table) => Table): Value {
  const { value, name } = resolveByName(given)
  const { table, keyCount } = readTable(value)
  return storeByName(given, name, setKeyCount(change(table), keyCount))
}
