import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { Dictionary, Table, type Value } from '../../values/value.ts'
import { appendItems } from '../lists/append-items.ts'
import { dropItems } from '../lists/drop.ts'
import { joinLists } from '../lists/join-lists.ts'
import { uniteKeys } from './join-tables.ts'

/** The table with rows below it; a column that the rows lack gets nulls. Items must fit their columns. */
export function appendRows(table: Table, rows: Table): Table {
  const missing = new Int32Array(countOf(rows)).fill(-1)
  return changeColumns(table, rows, (column, added) =>
    added ? appendItems(column, added) : joinLists(column, itemsAt(column, missing)),
  )
}

/** The keyed table with rows added. A row whose key is there replaces the one that has it, in the columns that it has. */
export function upsertRows({ keys, values }: Dictionary, rows: Table): Dictionary {
  if (keys.kind !== 'table' || values.kind !== 'table') return signal('type')
  if (keys.names.some(name => !rows.names.includes(name))) return signal('mismatch')
  const count = countOf(keys)
  const [keyRows, valueRows] = splitColumns(rows, keys.names)
  const fitting = dropItems(count, appendRows(keys, keyRows))
  const united = uniteKeys(keys, fitting)
  const known = united.takenFrom.map((_, row) => (row < count ? row : -1))
  const changed = changeColumns(values, valueRows, (column, added) =>
    added ? itemsAt(appendItems(column, added), united.takenFrom) : itemsAt(column, known),
  )
  return new Dictionary(united.keys, changed)
}

/** Each column of the table with what the column of its name among the rows makes of it. Rows may not have others. */
function changeColumns(table: Table, rows: Table, change: (column: Value, added: Value | undefined) => Value): Table {
  if (rows.names.some(name => !table.names.includes(name))) return signal('mismatch')
  return new Table(
    table.names,
    table.columns.map((column, i) => change(column, rows.columns[rows.names.indexOf(table.names[i] as string)])),
  )
}

/** The columns with these names and the others. */
function splitColumns(table: Table, names: readonly string[]): [Table, Table] {
  const pick = (wanted: readonly string[]) =>
    new Table(
      wanted,
      wanted.map(name => table.columns[table.names.indexOf(name)] as Value),
    )
  return [pick(names), pick(table.names.filter(name => !names.includes(name)))]
}
