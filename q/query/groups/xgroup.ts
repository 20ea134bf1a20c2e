import { mapColumns, omitColumns, pickColumns } from '../../values/columns.ts'
import { itemsAt } from '../../values/items-at.ts'
import { textsOf } from '../../values/text-of.ts'
import { Dictionary, List, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { readByName } from '../../verbs/tables/by-name.ts'
import { readTable, rowCountOf } from '../query-source.ts'
import { groupRowsSorted, splitRows } from './group-rows.ts'

/** `` `a xgroup t ``: groups the rows by the columns named; the items of the other columns are listed per group. */
function xgroup(keyNames: Value, given: Value): Value {
  const { table } = readTable(readByName(given))
  const names = textsOf(keyNames)
  const groups = groupRowsSorted(pickColumns(table, names).columns, rowCountOf(table))
  const rows = splitRows(groups)
  const values = mapColumns(omitColumns(table, names), column => new List(rows.map(each => itemsAt(column, each))))
  return new Dictionary(itemsAt(pickColumns(table, names), groups.firsts), values)
}

export const groupTableVerbs: VerbTable = { xgroup: binary(xgroup) }
