import type { Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { requireColumn } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { indicesBetween } from '../values/indices.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { spend } from '../values/meter.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isSymbol } from '../values/types.ts'
import { type Data, type Item, Table, type Value, Vector } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'
import { changeTable, overlayColumns, takeRight } from './join-arguments.ts'
import { lastNotAfter, matchGroups, readTimes, type TimedRows, timeName } from './match-rows.ts'
import { type Windows, windowKernels } from './window-aggregates.ts'

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
      return overlayColumns(table, values, Int32Array.from(windows.firsts.keys()), takeRight)
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

function aggregateWindows(session: Session, { f, columnNames }: Aggregation, right: Table, windows: RowWindows): Value {
  const { rows, firsts, ends } = windows
  const columns = columnNames.map(name => itemsAt(requireColumn(right, name), rows))
  const [column] = columns
  if (f.kind === 'primitive' && columns.length === 1 && column?.kind === 'vector' && areWide(windows)) {
    const results = windowKernels[f.name]?.(column, windows)
    if (results) return results
  }
  const results = Array.from(firsts, (first, i) => {
    session.checkTime()
    const parts = columns.map(column => itemsBetween(column, first, ends[i] as number))
    return apply(session, f, parts)
  })
  return toUniformList(results)
}

/** Whether windows hold more rows than there are, so that they overlap. */
function areWide({ rows, firsts, ends }: RowWindows): boolean {
  let total = 0
  for (let i = 0; i < firsts.length; i++) total += (ends[i] as number) - (firsts[i] as number)
  return total > rows.length
}

/** The items from `start` up to but not including `end`. Those of a vector stay in the memory where they are. */
function itemsBetween(list: Value, start: number, end: number): Value {
  if (list.kind === 'vector' && ArrayBuffer.isView(list.data))
    return new Vector(list.type, (list.data as unknown as Float64Array).subarray(start, end) as Data, '', list.domain)
  return itemsAt(list, indicesBetween(start, end))
}

/** Windows of rows of the right table, in an order in which those of each window stand side by side. */
interface RowWindows extends Windows {
  rows: Int32Array
}

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

/** Finds the rows of `right` with the keys of each left row and a time in its window, ends included. */
function findWindows({ bounds, names, left, right, includesPrevailing }: WindowArguments): RowWindows {
  const [from, to] = itemsOf(bounds)
  const column = requireColumn(right, timeName(names))
  const begins = readTimes(from, column)
  const ends = readTimes(to, column)
  const matching = matchGroups(names, left, right)
  const { groupOf, rows, starts } = matching
  const windows = { rows, firsts: new Int32Array(groupOf.length), ends: new Int32Array(groupOf.length) }
  for (let row = 0; row < groupOf.length; row++) {
    spend(1)
    const group = groupOf[row] as number
    if (group < 0) continue
    const start = starts[group] as number
    const range = { start, end: starts[group + 1] as number, hint: start - 1 }
    const begin = begins[row] as Item
    const last = lastNotAfter(matching, range, begin)
    const inside = firstNotBefore(matching, start, last + 1, begin)
    const first = includesPrevailing && inside > last ? Math.max(start, last) : inside
    windows.firsts[row] = first
    windows.ends[row] = Math.max(first, lastNotAfter(matching, range, ends[row] as Item) + 1)
  }
  return windows
}

/** The first index from `start` on whose time is not before the one sought, `end` if there is none. */
function firstNotBefore({ times, rows }: TimedRows, start: number, end: number, sought: Item): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[rows[middle] as number] as Item) >= sought) high = middle
    else low = middle + 1
  }
  return low
}
