import { apply } from '../../evaluate/apply.ts'
import { collapse, itemsOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { symbolText } from '../../values/symbols.ts'
import { textsOf } from '../../values/text-of.ts'
import { isSymbol } from '../../values/type-of.ts'
import { type Atom, type Item, Table, type Value } from '../../values/value.ts'
import { type VerbTable, variadic } from '../../values/verb-table.ts'
import { readTable } from '../query-source.ts'
import { comparableTimes, lastNotAfter, matchGroups } from './as-of-rows.ts'
import { changeTable } from './join-arguments.ts'
import { requireColumn } from './match-rows.ts'
import { overlayColumns, takeRight } from './overlay-columns.ts'

/** One new column of a window join: a function applied to columns of the right table. */
interface Aggregation {
  f: Value
  columnNames: string[]
}

/** The rows of the right table that lie in the window of each left row. */
type Windows = readonly Int32Array[]

/** `wj[w;names;x;(y;(f;column);...)]` and `wj1`: x with f applied to the items of y in the window of each row. */
function joinWindows(includesPrevailing: boolean) {
  return (bounds: Value, columnNames: Value, x: Value, sources: Value): Value => {
    const names = textsOf(columnNames)
    const [given, ...aggregations] = itemsOf(sources)
    const right = given ? readTable(given).table : signal('type')
    return changeTable(x, table => {
      const windows = findWindows(bounds, names, table, right, includesPrevailing)
      const columns = aggregations.map(readAggregation).map(each => aggregateWindows(each, right, windows))
      const rows = Int32Array.from(windows.keys())
      const values = new Table(
        aggregations.map(each => readAggregation(each).columnNames.at(-1) ?? ''),
        columns,
      )
      return overlayColumns(table, values, rows, takeRight)
    })
  }
}

/** Reads `` (max;`ask) `` or `` (wavg;`size;`ask) ``. */
function readAggregation(value: Value): Aggregation {
  const [f, ...names] = itemsOf(value)
  if (!f || !names.every(isSymbol)) return signal('type')
  return { f, columnNames: names.map(name => symbolText(Number((name as Atom).item))) }
}

function findWindows(bounds: Value, names: string[], left: Table, right: Table, includesPrevailing: boolean): Windows {
  const [from, to] = itemsOf(bounds)
  const timeName = names.at(-1) ?? signal('length')
  const times = requireColumn(right, timeName)
  const [starts, known] = comparableTimes(from ?? signal('length'), times)
  const [ends] = comparableTimes(to ?? signal('length'), times)
  const groups = matchGroups(names.slice(0, -1), left, right)
  return Array.from(groups.groupOf, (group, row) => {
    const first = groups.starts[group] as number
    const end = groups.starts[group + 1] as number
    const last = lastNotAfter(known, groups.rows, first, end, ends[row] as Item)
    let start = lastNotAfter(known, groups.rows, first, end, starts[row] as Item)
    const isInside = (place: number) =>
      place >= first && (known[groups.rows[place] as number] as Item) >= (starts[row] as Item)
    if (start < first || (!includesPrevailing && !isInside(start))) start++
    while (isInside(start - 1)) start--
    return groups.rows.subarray(start, Math.max(start, last + 1))
  })
}

function aggregateWindows({ f, columnNames }: Aggregation, right: Table, windows: Windows): Value {
  const columns = columnNames.map(name => requireColumn(right, name))
  return collapse(
    windows.map(rows =>
      apply(
        f,
        columns.map(column => itemsAt(column, rows)),
      ),
    ),
  )
}

export const windowJoins: VerbTable = { wj: variadic(4, 4, joinWindows(true)), wj1: variadic(4, 4, joinWindows(false)) }
