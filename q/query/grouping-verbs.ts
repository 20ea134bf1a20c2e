import type { Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { fillRows, mapColumns, omitColumns, pickColumns } from '../values/columns.ts'
import { assertItemLimit, signal } from '../values/errors.ts'
import { repeatIndices } from '../values/indices.ts'
import { countOf, itemAt, itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textsOf } from '../values/symbols.ts'
import { isList, typeOf } from '../values/types.ts'
import { Dictionary, List, type Table, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { joinManyLists } from '../vectors/join-lists.ts'
import { groupRows, groupRowsSorted, splitRows } from '../vectors/row-groups.ts'
import { takeItems } from '../verbs/lists/take-and-drop.ts'
import { readByName } from '../verbs/tables/by-name.ts'
import { aggregateItems, scatterGroups } from './group-by.ts'
import { readTable } from './query-columns.ts'

/** The keywords that group the rows of tables. */
export const groupingVerbs = (session: Session): VerbTable => ({
  fby: binary((x, y) => fby(session, x, y), {
    shape: '(f;x) fby g',
    help: 'applies f to x within each group of g, with a result for every row: where price=(max;price) fby sym',
    examples: [
      ['select from([]g:`x`x`y;v:1 5 3)where v=(max;v)fby g', 'g v\n---\nx 5\ny 3'],
      ['(sum;1 2 3)fby`a`b`a', '4 2 4'],
    ],
    isInfix: true,
  }),
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

/** `(f;x) fby g`: applies f to the items of x in each group of g, and gives every item the result of its group. */
function fby(session: Session, aggregate: Value, by: Value): Value {
  const [f, data] = itemsOf(aggregate)
  if (!f || !data || countOf(aggregate) !== 2) return signal('type')
  const rowCount = countOf(by)
  if (countOf(data) !== rowCount) return signal('length')
  if (!rowCount) return itemsAt(apply(session, f, [data]), [])
  const groups = groupRows(by.kind === 'table' ? by.columns : [by], rowCount)
  const quick = aggregateItems(f, groups, data)
  if (quick) return itemsAt(quick, groups.groupOf)
  const values = splitRows(groups).map(rows => apply(session, f, [itemsAt(data, rows)]))
  const result = scatterGroups(values, groups)
  // kdb+ assigns the results to a list that it makes from `f` of no items, as parse"fby" shows.
  const initial = takeItems(rowCount, apply(session, f, [itemsAt(data, [])]))
  return initial.kind === 'vector' && typeOf(initial) !== typeOf(result) ? signal('type') : result
}

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
