import { countOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import type { Table } from '../values/value.ts'
import { groupRows } from './groups/group-rows.ts'

/** The different rows of a table in order of first appearance. */
export function distinctRows(table: Table): Table {
  const { firsts } = groupRows(table.columns, countOf(table))
  return itemsAt(table, firsts) as Table
}
