import { countOf } from '../values/items.ts'
import { isKeyedTable } from '../values/type-of.ts'
import type { Dictionary, Table, Value } from '../values/value.ts'
import { keyCountOf, splitKeys, unkey } from '../verbs/tables/keyed-table.ts'

/** What a query is made of: a table, whose first `keyCount` columns are keys, or a dictionary. */
export type QuerySource = TableSource | { kind: 'dictionary'; dictionary: Dictionary }

export interface TableSource {
  kind: 'table'
  /** Key columns and the others side by side. */
  table: Table
  keyCount: number
}

/** Takes a table, keyed table or dictionary apart; signals `type` for other values. */
export function readSource(value: Value): QuerySource {
  if (value.kind === 'dictionary' && !isKeyedTable(value)) return { kind: 'dictionary', dictionary: value }
  return readTable(value)
}

/** Takes a table or keyed table apart; signals `type` for other values. */
export const readTable = (value: Value): TableSource => ({
  kind: 'table',
  table: unkey(value),
  keyCount: keyCountOf(value),
})

/** The table with its first columns as keys again; without keys the table itself. */
export const setKeyCount = (table: Table, keyCount: number): Value => (keyCount ? splitKeys(table, keyCount) : table)

/** The number of rows of a table. */
export const rowCountOf = (table: Table): number => countOf(table)
