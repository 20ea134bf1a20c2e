import type { Session } from '../context/session.ts'
import { fillRows, mapColumns, omitColumns, pickColumns } from '../values/columns.ts'
import { assertItemLimit, signal } from '../values/errors.ts'
import { repeatIndices } from '../values/indices.ts'
import { countOf, itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textsOf } from '../values/symbols.ts'
import { isList } from '../values/types.ts'
import { Dictionary, List, type Table, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { joinManyLists } from '../vectors/join-lists.ts'
import { groupRowsSorted, splitRows } from '../vectors/row-groups.ts'
import { readByName } from '../verbs/tables/by-name.ts'
import { readTable } from './query-columns.ts'

/** Keywords that make groups of the rows of a table, or rows of its groups. */
export const regroupVerbs = (session: Session): VerbTable => ({
  xgroup: binary((x, y) => xgroup(session, x, y), {
    shape: 'columns xgroup t',
    help: 'groups a table by columns, with lists in the others',
    examples: [['`g xgroup([]g:`x`y`x;v:1 2 3)', 'g| v  \n-| ---\nx| 1 3\ny| ,2 ']],
    isInfix: true,
  }),
  ungroup: unary(ungroup, {
    shape: 'ungroup t',
    help: "a row for each item of the lists in a table's cells",
    examples: [['ungroup([]g:`x`y;v:(1 2;enlist 3))', 'g v\n---\nx 1\nx 2\ny 3']],
  }),
})

/** `` `a xgroup t ``: groups the rows by the named columns; each group lists the items of the other columns. */
function xgroup(session: Session, keyNames: Value, given: Value): Value {
  const { table } = readTable(readByName(session, given))
  const names = textsOf(keyNames)
  const groups = groupRowsSorted(pickColumns(table, names).columns, countOf(table))
  const rows = splitRows(groups)
  const values = mapColumns(omitColumns(table, names), column => new List(rows.map(each => itemsAt(column, each))))
  return new Dictionary(itemsAt(pickColumns(table, names), groups.firsts), values)
}

/** `ungroup t`: one row for each item of the lists in a row of `t`, with its atoms repeated. */
function ungroup(value: Value): Value {
  const { table } = readTable(value)
  const counts = countItemsPerRow(table)
  assertItemLimit(counts.reduce((sum, count) => sum + count, 0))
  const rows = repeatIndices(counts)
  return mapColumns(table, column => flattenColumn(column, counts, rows))
}

/** The count that the lists in each row share, 1 for a row without lists; signals `length` if they differ. */
function countItemsPerRow(table: Table): number[] {
  const columns = table.columns.filter(column => column.kind === 'list')
  return Array.from({ length: countOf(table) }, (_, row) => {
    const lists = columns.map(column => itemAt(column, row)).filter(isList)
    const count = lists[0] ? countOf(lists[0]) : 1
    return lists.every(each => countOf(each) === count) ? count : signal('length')
  })
}

/** A column without lists has its items repeated; lists are joined. */
function flattenColumn(column: Value, counts: readonly number[], rows: Float64Array): Value {
  if (column.kind !== 'list') return itemsAt(column, rows)
  return joinManyLists(column.items.map((item, row) => fillRows(item, counts[row] as number)))
}
