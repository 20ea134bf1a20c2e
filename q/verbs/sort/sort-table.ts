import { mapColumns, requireColumn } from '../../values/columns.ts'
import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import type { Table, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { changeByName } from '../tables/by-name.ts'
import { enkey, keyCountOf, unkey } from '../tables/keyed-table.ts'
import { markColumn } from '../tables/mark-column.ts'
import { gradeColumns } from './grade.ts'

export const tableSorting: VerbTable = {
  xasc: binary((x, y) => sortBy(x, y, false)),
  xdesc: binary((x, y) => sortBy(x, y, true)),
}

/** The table sorted by columns, the first deciding first; a table given by name is changed there. */
function sortBy(columns: Value, table: Value, isDescending: boolean): Value {
  const names = textsOf(columns)
  return changeByName(table, value => {
    const sorted = sortRows(names, unkey(value), isDescending)
    return enkey(keyCountOf(value), sorted)
  })
}

function sortRows(names: readonly string[], table: Table, isDescending: boolean): Table {
  const [first] = names
  if (first === undefined) return table
  const duplicate = table.names.find((name, i) => table.names.indexOf(name) !== i)
  if (duplicate !== undefined) return signal(`dup ${duplicate}`)
  const columns = names.map(name => requireColumn(table, name))
  const order = gradeColumns(columns, isDescending, countOf(table))
  const sorted = mapColumns(table, column => itemsAt(column, order))
  return isDescending ? sorted : markColumn(sorted, first, 's')
}
