import type { Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { requireColumn } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { charge } from '../values/meter.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isSymbol } from '../values/types.ts'
import { type Item, Table, type Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'
import { changeTable, overlayColumns, takeRight } from './join-arguments.ts'
import { lastNotAfter, matchGroups, readTimes, timeName } from './match-rows.ts'

export const windowJoinVerbs = (session: Session): VerbTable => ({
  wj: variadic(4, 4, joinWindows(session, true), {
    shape: 'wj[w;columns;t1;(t2;(f;c))]',
    help: 'for each row of t1, applies f to the rows of t2 in its time window and to the row that was current when the window began',
    examples: [['wj[(1 6;3 8);`t;([]t:5 8);(([]t:1 4 7;v:1 2 3);(max;`v))]', 't v\n---\n5 1\n8 3']],
  }),
  wj1: variadic(4, 4, joinWindows(session, false), {
    shape: 'wj1[w;columns;t1;(t2;(f;c))]',
    help: 'like wj, but only with the rows inside the window',
    examples: [['wj1[(4 7;6 9);`t;([]t:5 8);(([]t:1 4 7;v:1 2 3);(sum;`v))]', 't v\n---\n5 2\n8 3']],
  }),
})

/** `wj[w;names;x;(y;(f;column);...)]` and `wj1`: each row of x with f applied to the items of y in its window. */
function joinWindows(session: Session, includesPrevailing: boolean) {
  return (bounds: Value, columnNames: Value, x: Value, sources: Value): Value => {
    const names = textsOf(columnNames)
    const [given, ...rest] = itemsOf(sources)
    const right = given ? unkey(given) : signal('type')
    const aggregations = rest.map(readAggregation)
    return changeTable(session, x, table => {
      const windows = findWindows({ bounds, names, left: table, right, includesPrevailing })
      const values = new Table(
        aggregations.map(({ columnNames }) => columnNames.at(-1) ?? ''),
        aggregations.map(aggregation => aggregateWindows(session, aggregation, right, windows)),
      )
      return overlayColumns(table, values, Int32Array.from(windows.keys()), takeRight)
    })
  }
}

/** One new column of a window join: a function applied to columns of the right table. */
interface Aggregation {
  f: Value
  columnNames: string[]
}

/** Reads `` (max;`ask) `` or `` (wavg;`size;`ask) ``. */
function readAggregation(value: Value): Aggregation {
  const [f, ...names] = itemsOf(value)
  return f && names.every(isSymbol) ? { f, columnNames: names.map(textOf) } : signal('type')
}

function aggregateWindows(session: Session, { f, columnNames }: Aggregation, right: Table, windows: Windows): Value {
  const columns = columnNames.map(name => requireColumn(right, name))
  const aggregate = (rows: Int32Array) => {
    session.checkTime()
    const parts = columns.map(column => itemsAt(column, rows))
    return apply(session, f, parts)
  }
  return toUniformList(windows.map(aggregate))
}

/** For each left row, the rows of the right table that lie in its window. */
type Windows = readonly Int32Array[]

interface WindowArguments {
  /** The begin and the end of each left row's window. */
  bounds: Value
  /** Columns that must be equal, and last the column of times. */
  names: readonly string[]
  left: Table
  right: Table
  /** Whether the last row before a window counts as in it, because it is valid when the window begins. */
  includesPrevailing: boolean
}

const noRows = new Int32Array(0)

/** Finds the rows of `right` with the keys of each left row and a time in its window, ends included. */
function findWindows({ bounds, names, left, right, includesPrevailing }: WindowArguments): Windows {
  const [from, to] = itemsOf(bounds)
  const column = requireColumn(right, timeName(names))
  const begins = readTimes(from, column)
  const ends = readTimes(to, column)
  const matching = matchGroups(names, left, right)
  const { groupOf, rows, starts, times } = matching
  return Array.from(groupOf, (group, row) => {
    charge(200)
    if (group < 0) return noRows
    const start = starts[group] as number
    const range = { start, end: starts[group + 1] as number, hint: start - 1 }
    const begin = begins[row] as Item
    const last = lastNotAfter(matching, range, ends[row] as Item)
    let first = lastNotAfter(matching, range, begin)
    const isInside = (index: number) => index >= start && (times[rows[index] as number] as Item) >= begin
    if (first < start || (!includesPrevailing && !isInside(first))) first++
    while (isInside(first - 1)) first--
    return rows.subarray(first, Math.max(first, last + 1))
  })
}
