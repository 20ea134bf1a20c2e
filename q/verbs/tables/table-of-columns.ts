import { countOf } from '../../values/items.ts'
import { fillRows } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import { Table, type Value } from '../../values/value.ts'

/**
 * A table with these columns. An atom among them is repeated as often as the lists have items; only atoms make one row.
 */
export function tableOfColumns(names: readonly string[], columns: readonly Value[]): Table {
  if (names.length !== columns.length) return signal('length')
  return new Table(names, extendAtoms(columns))
}

/** Lists of equal count: atoms among them are repeated. Signals `length` if the lists differ. */
export function extendAtoms(columns: readonly Value[]): Value[] {
  const lists = columns.filter(isList)
  const count = lists[0] ? countOf(lists[0]) : 1
  return columns.map(column => fillRows(column, count))
}

/** Whether a list is the single row of a table: none of its items is a list. */
export const isRecord = (value: Value) =>
  value.kind === 'vector' || (value.kind === 'list' && !value.items.some(isList))
