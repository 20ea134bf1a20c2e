import { requireColumn } from '../../values/columns.ts'
import { itemsOf } from '../../values/items.ts'
import type { Item, Table, Value } from '../../values/value.ts'
import { matchGroups, readTimes, timeName } from './match-groups.ts'
import { lastNotAfter } from './search-times.ts'

/** The rows of the right table that lie in the window of each left row. */
export type Windows = readonly Int32Array[]

export interface WindowArguments {
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
export function findWindows({ bounds, names, left, right, includesPrevailing }: WindowArguments): Windows {
  const [from, to] = itemsOf(bounds)
  const column = requireColumn(right, timeName(names))
  const begins = readTimes(from, column)
  const ends = readTimes(to, column)
  const matching = matchGroups(names, left, right)
  const { groupOf, rows, starts, times } = matching
  return Array.from(groupOf, (group, row) => {
    if (group < 0) return noRows
    const start = starts[group] as number
    const range = { start, end: starts[group + 1] as number, hint: start - 1 }
    const begin = begins[row] as Item
    const last = lastNotAfter(matching, range, ends[row] as Item)
    let first = lastNotAfter(matching, range, begin)
    const isInside = (place: number) => place >= start && (times[rows[place] as number] as Item) >= begin
    if (first < start || (!includesPrevailing && !isInside(first))) first++
    while (isInside(first - 1)) first--
    return rows.subarray(first, Math.max(first, last + 1))
  })
}
