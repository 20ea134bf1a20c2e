import { collapse, countOf, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isKeyedTable, isList } from '../../values/type-of.ts'
import { List, type Table, type Value } from '../../values/value.ts'
import { flip } from '../lists/flip.ts'
import { unkey } from './keyed-table.ts'
import { tableOfColumns } from './table-of-columns.ts'

/**
 * The rows that are inserted into the columns of a table: a table, a row as a dictionary or as a list, or a list with a
 * list for each column.
 */
export function readRows(table: Table, given: Value): Table {
  if (given.kind === 'table') return given
  if (given.kind === 'dictionary') return isKeyedTable(given) ? unkey(given) : readRow(given)
  const items = isList(given) ? itemsOf(given) : [given]
  return tableOfColumns(table.names, items)
}

/**
 * As `readRows`, but a list may also have a list for each row. One that starts with an atom is a row, whose other items
 * may be lists, such as strings.
 */
export function readRowsOrRow(table: Table, given: Value): Table {
  if (given.kind === 'list' && given.items.length && !isList(given.items[0] as Value))
    return tableOfColumns(
      table.names,
      given.items.map(item => collapse([item])),
    )
  if (given.kind !== 'list' || !isListOfRows(table, given.items)) return readRows(table, given)
  const columns = flip(new List(given.items.map(row => new List(itemsOf(row)))))
  return tableOfColumns(
    table.names,
    itemsOf(columns).map(column => collapse(itemsOf(column))),
  )
}

function readRow(row: Value): Table {
  const table = collapse([row])
  return table.kind === 'table' ? table : signal('type')
}

/** Each item has an item for each column, and they cannot be the columns themselves. */
function isListOfRows(table: Table, items: readonly Value[]): boolean {
  const width = table.names.length
  if (
    !items.length ||
    !items.every(item => (item.kind === 'list' || item.kind === 'vector') && countOf(item) === width)
  )
    return false
  return items.length !== width || items.some((item, i) => item.kind === 'list' && table.columns[i]?.kind === 'vector')
}
