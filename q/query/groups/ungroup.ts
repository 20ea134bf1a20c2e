import { mapColumns } from '../../values/columns.ts'
import { countOf, itemAt } from '../../values/items.ts'
import { fillRows, itemsAt } from '../../values/items-at.ts'
import { repeatPlaces } from '../../values/places.ts'
import { signal } from '../../values/q-error.ts'
import { requireRoom } from '../../values/require-room.ts'
import { isList } from '../../values/type-of.ts'
import type { Table, Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { joinManyLists } from '../../verbs/lists/join-lists.ts'
import { readTable, rowCountOf } from '../query-source.ts'

/** `ungroup t`: one row for each item of the lists in a row of `t`; what is no list is repeated. */
function ungroup(value: Value): Value {
  const { table } = readTable(value)
  const counts = countPerRow(table)
  requireRoom(counts.reduce((sum, count) => sum + count, 0))
  const rows = repeatPlaces(counts)
  return mapColumns(table, column => flattenColumn(column, counts, rows))
}

/** The number of items that the lists in each row have; 1 in a row without lists. */
function countPerRow(table: Table): number[] {
  const columns = table.columns.filter(column => column.kind === 'list')
  return Array.from({ length: rowCountOf(table) }, (_, row) => {
    const lists = columns.map(column => itemAt(column, row)).filter(isList)
    const count = lists[0] ? countOf(lists[0]) : 1
    return lists.every(each => countOf(each) === count) ? count : signal('length')
  })
}

function flattenColumn(column: Value, counts: readonly number[], rows: Float64Array): Value {
  if (column.kind !== 'list') return itemsAt(column, rows)
  return joinManyLists(column.items.map((item, row) => fillRows(item, counts[row] as number)))
}

export const ungroupVerbs: VerbTable = { ungroup: unary(ungroup) }
