import { collapse, countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
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
  if (lists.some(list => countOf(list) !== count)) return signal('length')
  return columns.map(column => (isList(column) ? column : repeat(column, count)))
}

/** Whether a list is the single row of a table: none of its items is a list. */
export const isRecord = (value: Value) =>
  value.kind === 'vector' || (value.kind === 'list' && !value.items.some(isList))

/** A list that holds a value `count` times. */
function repeat(value: Value, count: number): Value {
  return itemsAt(collapse([value]), new Int32Array(count))
}
