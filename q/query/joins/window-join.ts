import { apply } from '../../evaluate/apply.ts'
import { requireColumn } from '../../values/columns.ts'
import { collapse, itemsOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { textOf, textsOf } from '../../values/text-of.ts'
import { isSymbol } from '../../values/type-of.ts'
import { Table, type Value } from '../../values/value.ts'
import { type VerbTable, variadic } from '../../values/verb-table.ts'
import { readTable } from '../query-source.ts'
import { changeTable } from './join-arguments.ts'
import { overlayColumns, takeRight } from './overlay-columns.ts'
import { findWindows, type Windows } from './windows.ts'

/** One new column of a window join: a function applied to columns of the right table. */
interface Aggregation {
  f: Value
  columnNames: string[]
}

/** `wj[w;names;x;(y;(f;column);...)]` and `wj1`: x with f applied to the items of y in the window of each row. */
function joinWindows(includesPrevailing: boolean) {
  return (bounds: Value, columnNames: Value, x: Value, sources: Value): Value => {
    const names = textsOf(columnNames)
    const [given, ...rest] = itemsOf(sources)
    const right = given ? readTable(given).table : signal('type')
    const aggregations = rest.map(readAggregation)
    return changeTable(x, table => {
      const windows = findWindows({ bounds, names, left: table, right, includesPrevailing })
      const values = new Table(
        aggregations.map(({ columnNames }) => columnNames.at(-1) ?? ''),
        aggregations.map(aggregation => aggregateWindows(aggregation, right, windows)),
      )
      return overlayColumns(table, values, Int32Array.from(windows.keys()), takeRight)
    })
  }
}

/** Reads `` (max;`ask) `` or `` (wavg;`size;`ask) ``. */
function readAggregation(value: Value): Aggregation {
  const [f, ...names] = itemsOf(value)
  return f && names.every(isSymbol) ? { f, columnNames: names.map(textOf) } : signal('type')
}

function aggregateWindows({ f, columnNames }: Aggregation, right: Table, windows: Windows): Value {
  const columns = columnNames.map(name => requireColumn(right, name))
  const aggregate = (rows: Int32Array) => {
    const parts = columns.map(column => itemsAt(column, rows))
    return apply(f, parts)
  }
  return collapse(windows.map(aggregate))
}

export const windowJoins: VerbTable = { wj: variadic(4, 4, joinWindows(true)), wj1: variadic(4, 4, joinWindows(false)) }
