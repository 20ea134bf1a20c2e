import { signal } from '../../values/q-error.ts'
import type { Data, Item, Table, Value, Vector } from '../../values/value.ts'
import { resolveEnumeration } from '../../verbs/resolve-enumeration.ts'
import { listRowsByGroup, type RowsByGroup } from '../group-rows.ts'
import { codeSharedRows, requireColumn } from './match-rows.ts'

/** The rows of a right table in groups of equal keys, and the group that belongs to each row of a left one. */
export interface MatchingRows extends RowsByGroup {
  /** The group of the right table for each row of the left one. */
  groupOf: Int32Array
}

/** For each row of `left` the rows of `right` that are equal in all named columns. */
export function matchGroups(names: readonly string[], left: Table, right: Table): MatchingRows {
  const codes = codeSharedRows(names, left, right)
  return {
    groupOf: codes.left,
    ...listRowsByGroup({ count: codes.count, groupOf: codes.right, firsts: codes.right }),
  }
}

/**
 * For each row of `left` the last row of `right` that is equal in all named columns but the last, and not greater in the
 * last one; -1 for none. The rows of `right` ascend in that column.
 */
export function findAsOf(names: readonly string[], left: Table, right: Table): Int32Array {
  const timeName = names.at(-1) ?? signal('length')
  const { groupOf, rows, starts } = matchGroups(names.slice(0, -1), left, right)
  const [wanted, known] = comparableTimes(requireColumn(left, timeName), requireColumn(right, timeName))
  const found = new Int32Array(groupOf.length)
  for (let row = 0; row < groupOf.length; row++) {
    const group = groupOf[row] as number
    const start = starts[group] as number
    const end = lastNotAfter(known, rows, start, starts[group + 1] as number, wanted[row] as Item)
    found[row] = end < start ? -1 : (rows[end] as number)
  }
  return found
}

/** The last of the places from `start` up to `end` whose row has a time not after the wanted one; `start - 1` if none has. */
export function lastNotAfter(times: Data, rows: Int32Array, start: number, end: number, wanted: Item): number {
  let low = start - 1
  let high = end
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    const time = times[rows[middle] as number] as Item
    if (time <= wanted || Number.isNaN(time)) low = middle
    else high = middle
  }
  return low
}

/** The data of two columns of one type; signals `type` for others. */
export function comparableTimes(left: Value, right: Value): [Data, Data] {
  const [x, y] = [resolveEnumeration(left), resolveEnumeration(right)]
  if (x.kind !== 'vector' || y.kind !== 'vector') return signal('type')
  return x.type === y.type || areNumbers(x, y) ? [x.data, y.data] : signal('type')
}

const areNumbers = (x: Vector, y: Vector) =>
  !(x.data instanceof BigInt64Array) && !(y.data instanceof BigInt64Array) && x.type < 10 && y.type < 10
