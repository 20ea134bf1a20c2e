import { evalTree } from '../evaluate/eval-tree.ts'
import { placesBetween } from '../values/places.ts'
import { signal } from '../values/q-error.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import type { QueryColumns } from './query-columns.ts'

/** Puts rows in the order that a grade such as `` (idesc;`price) `` gives, then keeps some of them. */
export function limitRows(columns: QueryColumns, limit: Value | undefined, order: Value | undefined): QueryColumns {
  const ordered = order ? columns.at(gradeRows(columns, order)) : columns
  if (!limit) return ordered
  const [from, to] = limitRange(limit, ordered.rowCount)
  if (from === 0 && to === ordered.rowCount) return ordered
  return ordered.at(placesBetween(from, to))
}

function gradeRows(columns: QueryColumns, order: Value): Int32Array {
  const tree = order.kind === 'list' && order.items.length === 1 ? (order.items[0] as Value) : order
  const grade = evalTree(tree, columns.column)
  if (grade.kind !== 'vector' || grade.type !== Type.long) return signal('type')
  return Int32Array.from(grade.data as Float64Array)
}

/** The rows from and up to which a limit keeps: of 10 rows 3 keeps 0 to 3, -3 keeps 7 to 10, and 2 5 keeps 2 to 7. */
function limitRange(limit: Value, rowCount: number): [number, number] {
  if (limit.kind === 'atom') {
    const count = Number(limit.item)
    return count < 0 ? [Math.max(0, rowCount + count), rowCount] : [0, Math.min(count, rowCount)]
  }
  if (limit.kind !== 'vector' || limit.data.length !== 2) return signal('type')
  const from = Math.min(Number(limit.data[0]), rowCount)
  return [from, Math.min(from + Number(limit.data[1]), rowCount)]
}
