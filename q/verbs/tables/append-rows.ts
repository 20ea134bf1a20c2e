import { columnOf, mapColumns, omitColumns, otherNames, pickColumns } from '../../values/columns.ts'
import { countOf } from '../../values/items.ts'
import { itemsAt, nullsLike } from '../../values/items-at.ts'
import { PartitionedTable } from '../../values/partitioned-table.ts'
import { signal } from '../../values/q-error.ts'
import { Dictionary, type Table, type Value } from '../../values/value.ts'
import { appendItems } from '../lists/append-items.ts'
import { dropItems } from '../lists/drop.ts'
import { joinLists } from '../lists/join-lists.ts'
import { uniteKeys } from './join-tables.ts'

/** The table with rows below it; a column that the rows lack gets nulls. Items must fit their columns; partitions take none. */
export function appendRows(table: Table, rows: Table): Table {
  if (table instanceof PartitionedTable) return signal('par')
  return changeColumns(table, rows, (column, added) =>
    added ? appendItems(column, added) : joinLists(column, nullsLike(column, countOf(rows))),
  )
}

/** The keyed table with rows added. A row whose key is there replaces the one that has it, in the columns that it has. */
export function upsertRows({ keys, values }: Dictionary, rows: Table): Dictionary {
  if (keys.kind !== 'table' || values.kind !== 'table') return signal('type')
  if (otherNames(keys, rows.names).length) return signal('mismatch')
  const count = countOf(keys)
  const fitting = dropItems(count, appendRows(keys, pickColumns(rows, keys.names)))
  const united = uniteKeys(keys, fitting)
  const known = united.takenFrom.map((_, row) => (row < count ? row : -1))
  const changed = changeColumns(values, omitColumns(rows, keys.names), (column, added) =>
    added ? itemsAt(appendItems(column, added), united.takenFrom) : itemsAt(column, known),
  )
  return new Dictionary(united.keys, changed)
}

/** Each column of the table with what the column of its name among the rows makes of it. Rows may not have others. */
function changeColumns(table: Table, rows: Table, change: (column: Value, added: Value | undefined) => Value): Table {
  if (otherNames(rows, table.names).length) return signal('mismatch')
  return mapColumns(table, (column, place) => change(column, columnOf(rows, table.names[place] as string)))
}
