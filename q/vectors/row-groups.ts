import { invertIndices } from '../values/indices.ts'
import { itemsAt } from '../values/items-at.ts'
import type { RowGroups, Value } from '../values/value.ts'
import { gradeColumns } from './grade.ts'
import { codeRows } from './item-codes.ts'

/** Groups the rows that have equal items in all columns. Groups are numbered in order of first appearance. */
export function groupRows(columns: readonly Value[], rowCount: number): RowGroups {
  const { codes, firsts } = codeRows(columns, rowCount)
  return { count: firsts.length, groupOf: codes, firsts }
}

/** The same groups, numbered in ascending order of their keys, as `select ... by` lists them. */
export function groupRowsSorted(columns: readonly Value[], rowCount: number): RowGroups {
  const { count, groupOf, firsts } = groupRows(columns, rowCount)
  const keys = columns.map(column => itemsAt(column, firsts))
  const order = gradeColumns(keys, false, count)
  const rank = invertIndices(order, count)
  const renumbered = new Int32Array(groupOf.length)
  for (let row = 0; row < groupOf.length; row++) renumbered[row] = rank[groupOf[row] as number] as number
  return { count, groupOf: renumbered, firsts: order.map(group => firsts[group] as number) }
}

/** Rows ordered by group: those of group g are `rows.subarray(starts[g], starts[g + 1])`. */
export interface RowsByGroup {
  rows: Int32Array
  starts: Int32Array
}

const listsByGroups = new WeakMap<Int32Array, RowsByGroup>()

/**
 * Lists the rows of each group in ascending order. The list is kept, because an index of a vector gives the same groups
 * each time.
 */
export function listRowsByGroup(groups: Pick<RowGroups, 'count' | 'groupOf'>): RowsByGroup {
  const list = listsByGroups.get(groups.groupOf) ?? listRows(groups)
  listsByGroups.set(groups.groupOf, list)
  return list
}

function listRows({ count, groupOf }: Pick<RowGroups, 'count' | 'groupOf'>): RowsByGroup {
  const starts = new Int32Array(count + 1)
  for (let i = 0; i < groupOf.length; i++) {
    const after = (groupOf[i] as number) + 1
    starts[after] = (starts[after] as number) + 1
  }
  for (let g = 0; g < count; g++) starts[g + 1] = (starts[g + 1] as number) + (starts[g] as number)
  const next = starts.slice()
  const rows = new Int32Array(groupOf.length)
  for (let i = 0; i < groupOf.length; i++) {
    const group = groupOf[i] as number
    const index = next[group] as number
    rows[index] = i
    next[group] = index + 1
  }
  return { rows, starts }
}

/** The rows of each group, one array per group. */
export function splitRows(groups: RowGroups): Int32Array[] {
  const { rows, starts } = listRowsByGroup(groups)
  return Array.from({ length: groups.count }, (_, group) => rows.subarray(starts[group], starts[group + 1]))
}

/** The number of rows of each group. */
export function countGroups({ count, groupOf }: RowGroups): Float64Array {
  const counts = new Float64Array(count)
  for (let row = 0; row < groupOf.length; row++) {
    const group = groupOf[row] as number
    counts[group] = (counts[group] as number) + 1
  }
  return counts
}

/** The last row of each group. */
export function lastRows({ count, groupOf }: RowGroups): Int32Array {
  const lasts = new Int32Array(count)
  for (let i = 0; i < groupOf.length; i++) lasts[groupOf[i] as number] = i
  return lasts
}
