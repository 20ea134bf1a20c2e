import { currentSession } from '../evaluate/current-session.ts'
import { countOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { symbolText } from '../values/symbols.ts'
import { isKeyedTable, isSymbol } from '../values/type-of.ts'
import type { Atom, Dictionary, Table, Value } from '../values/value.ts'
import { keyCountOf, splitKeys, unkey } from '../verbs/keyed-table.ts'

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

/** The value that a query works on, and the name it was given by, as in ``update a:1 from `t``. */
export interface NamedValue {
  value: Value
  name: string | undefined
}

/** Looks a table up if it is given by name; signals the name if there is none. */
export function resolveByName(value: Value): NamedValue {
  if (!isSymbol(value)) return { value, name: undefined }
  const name = symbolText(Number((value as Atom).item))
  return { value: currentSession().getGlobal(name) ?? signal(name), name }
}

/** Stores the changed value and returns its name, where one was given; else returns the value. */
export function storeByName(given: Value, name: string | undefined, changed: Value): Value {
  if (name === undefined) return changed
  currentSession().setGlobal(name, changed)
  return given
}

/** The number of rows of a table. */
export const rowCountOf = (table: Table): number => countOf(table)
