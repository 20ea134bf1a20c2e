import { currentSession } from '../evaluate/current-session.ts'
import { countOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { symbolText } from '../values/symbols.ts'
import { isSymbol } from '../values/type-of.ts'
import { type Atom, Dictionary, Table, type Value } from '../values/value.ts'

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
  if (value.kind === 'table') return { kind: 'table', table: value, keyCount: 0 }
  if (value.kind !== 'dictionary') return signal('type')
  const { keys, values } = value
  if (keys.kind !== 'table' || values.kind !== 'table') return { kind: 'dictionary', dictionary: value }
  const table = new Table([...keys.names, ...values.names], [...keys.columns, ...values.columns])
  return { kind: 'table', table, keyCount: keys.names.length }
}

/** As `readSource`, for tables only: signals `type` for a plain dictionary. */
export function readTable(value: Value): TableSource {
  const source = readSource(value)
  return source.kind === 'table' ? source : signal('type')
}

/** The table with its first columns as keys again; without keys the table itself. */
export function setKeyCount(table: Table, keyCount: number): Value {
  if (!keyCount) return table
  const { names, columns } = table
  return new Dictionary(
    new Table(names.slice(0, keyCount), columns.slice(0, keyCount)),
    new Table(names.slice(keyCount), columns.slice(keyCount)),
  )
}

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
