import { pickColumns, requireColumn } from '../values/columns.ts'
import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { inFormOf } from '../values/exact-long.ts'
import { countOf } from '../values/items.ts'
import { spendAt } from '../values/meter.ts'
import type { Data, Item, Table, Value, Vector } from '../values/value.ts'
import { type SharedCodes, shareCodes } from '../vectors/item-codes.ts'
import { indicesOfCodes } from '../vectors/item-index.ts'
import { listRowsByGroup, type RowsByGroup } from '../vectors/row-groups.ts'

/** Gives rows of both tables that are equal in the named columns one code; signals the name of a missing column. */
export function codeSharedRows(names: readonly string[], left: Table, right: Table): SharedCodes {
  const [x, y] = [pickColumns(left, names).columns, pickColumns(right, names).columns]
  if (names.length) return shareCodes(x, y)
  return { left: new Int32Array(countOf(left)), right: new Int32Array(countOf(right)), firsts: new Int32Array(1) }
}

/** For each row of `table` the first row of `keys` that has the same items in the columns of `keys`; -1 for none. */
export function matchRows(keys: Table, table: Table): Int32Array {
  const shared = codeSharedRows(keys.names, table, keys)
  return indicesOfCodes(shared.left, shared, -1)
}

/** The rows of a right table in groups of equal keys, and the group that belongs to each row of a left one. */
export interface MatchingRows extends RowsByGroup {
  /** The group of the right table for each row of the left one; -1 if it has none. */
  groupOf: Int32Array
  /** The times of the right table. */
  times: Data
}

/** For each row of `left` the rows of `right` that are equal in all named columns but the last, which holds times. */
export function matchGroups(names: readonly string[], left: Table, right: Table): MatchingRows {
  const codes = codeSharedRows(names.slice(0, -1), left, right)
  const groups = listRowsByGroup({ count: codes.firsts.length, groupOf: codes.right })
  const times = resolveEnumeration(requireColumn(right, timeName(names)))
  if (times.kind !== 'vector') return signal('type')
  return { groupOf: codes.left, ...groups, times: times.data }
}

/** The last of the names, that of the column with times. */
export const timeName = (names: readonly string[]): string => names.at(-1) ?? signal('length')

/** The data of times to compare with those of a column; signals `type` if their types cannot be compared. */
export function readTimes(value: Value | undefined, like: Value): Data {
  const times = value && resolveEnumeration(value)
  const column = resolveEnumeration(like)
  if (times?.kind !== 'vector' || column.kind !== 'vector') return signal('type')
  if (times.type === column.type) return inFormOf(column.data, times.data)
  return areNumbers(times, column) ? times.data : signal('type')
}

const areNumbers = (x: Vector, y: Vector) => x.type < 10 && y.type < 10

/** Rows in the order of their times. */
export interface TimedRows {
  times: Data
  rows: Int32Array
}

/** A range of ascending rows, with a hint for the search. */
export interface TimeRange {
  start: number
  end: number
  /** The result of the last search, or `start - 1`: searches for ascending times then take a step each. */
  hint: number
}

/** The last index in the range whose time is not after the one sought, `start - 1` if all are: 4 in 1 3 5 finds 1. */
export function lastNotAfter({ times, rows }: TimedRows, { start, end, hint }: TimeRange, sought: Item): number {
  const wanted = Number.isNaN(sought) ? Number.NEGATIVE_INFINITY : sought
  let low = start - 1
  let high = hint
  if (hint < start || !isAfter(times[rows[hint] as number] as Item, wanted)) {
    low = hint
    high = hint + 1
    for (let step = 1; high < end && !isAfter(times[rows[high] as number] as Item, wanted); step *= 2) {
      low = high
      high += step
    }
    high = Math.min(high, end)
  }
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (isAfter(times[rows[middle] as number] as Item, wanted)) high = middle
    else low = middle
  }
  return low
}

/** NaN, the null of times in doubles, is after nothing, so that nulls come first. */
const isAfter = (time: Item, wanted: Item) => time > wanted

/**
 * For each row of `left` the last row of `right` that is equal in all named columns but the last, and not greater in the
 * last one; -1 for none. The rows of `right` ascend in that column.
 */
export function findAsOf(names: readonly string[], left: Table, right: Table): Int32Array {
  const matching = matchGroups(names, left, right)
  const { groupOf, rows, starts } = matching
  const name = timeName(names)
  const wanted = readTimes(requireColumn(left, name), requireColumn(right, name))
  const hints = starts.map(start => start - 1)
  const found = new Int32Array(groupOf.length).fill(-1)
  const range = { start: 0, end: 0, hint: 0 }
  for (let row = 0; row < groupOf.length; row++) {
    spendAt(row)
    const group = groupOf[row] as number
    if (group < 0) continue
    range.start = starts[group] as number
    range.end = starts[group + 1] as number
    range.hint = hints[group] as number
    const index = lastNotAfter(matching, range, wanted[row] as Item)
    hints[group] = index
    if (index >= range.start) found[row] = rows[index] as number
  }
  return found
}
