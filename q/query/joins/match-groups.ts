import { requireColumn } from '../../values/columns.ts'
import { signal } from '../../values/q-error.ts'
import type { Data, Table, Value, Vector } from '../../values/value.ts'
import { resolveEnumeration } from '../../verbs/enumerations/resolve-enumeration.ts'
import { listRowsByGroup, type RowsByGroup } from '../groups/group-rows.ts'
import { codeSharedRows } from './match-rows.ts'

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

/** The data of times that are compared with those of a column; signals `type` if their types are too different. */
export function readTimes(value: Value | undefined, like: Value): Data {
  const times = value && resolveEnumeration(value)
  const column = resolveEnumeration(like)
  if (times?.kind !== 'vector' || column.kind !== 'vector') return signal('type')
  return times.type === column.type || areNumbers(times, column) ? times.data : signal('type')
}

const areNumbers = (x: Vector, y: Vector) => x.type < 10 && y.type < 10
