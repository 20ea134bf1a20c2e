import type { Clause } from '../context/clause.ts'
import { signal } from '../values/errors.ts'
import { inOneForm } from '../values/exact-long.ts'
import { indicesBetween, indicesOfOnes, repeatIndices } from '../values/indices.ts'
import { countOf, enlistAtom } from '../values/items.ts'
import { isEmptyList, isFloating, isNumeric, Type } from '../values/types.ts'
import type { Value, Vector } from '../values/value.ts'
import { countItemsBefore } from '../vectors/first-indices.ts'
import { indexVector, isIndexed } from '../vectors/item-index.ts'
import { listRowsByGroup } from '../vectors/row-groups.ts'
import type { QueryColumns } from './query-columns.ts'

/** Applies the conditions of `where` one after the other, each to the rows that those before it left. */
export const filterRows = (columns: QueryColumns, conditions: readonly Clause[]): QueryColumns =>
  conditions.reduce(filterByCondition, columns)

function filterByCondition(columns: QueryColumns, condition: Clause): QueryColumns {
  const indexed = tryAttribute(columns, condition)
  if (indexed instanceof Int32Array) return columns.at(indexed)
  const verdict = indexed ?? condition.evaluate(columns.column)
  if (verdict.kind === 'atom') {
    if (!isNumeric(verdict.type)) signal('type')
    return verdict.item ? columns : columns.at(new Int32Array(0))
  }
  if (isEmptyList(verdict)) return columns.at(new Int32Array(0))
  if (verdict.kind !== 'vector' || !isNumeric(verdict.type)) return signal('type')
  if (countOf(verdict) !== columns.rowCount) return signal('length')
  if (verdict.type === Type.boolean) return columns.at(indicesOfOnes(verdict.data as Uint8Array))
  return columns.at(new Int32Array(repeatIndices(verdict.data)))
}

/**
 * The rows that the attribute of a column finds for a condition such as ``sym=`a``, or the flags of the condition if the
 * attribute does not help; undefined for other conditions and columns.
 */
function tryAttribute({ rows, column }: QueryColumns, { application }: Clause): Int32Array | Value | undefined {
  if (rows || !application || !searchVerbs.includes(application.verb.name)) return undefined
  const { verb, args } = application
  const [left, right] = args
  if (left?.node.kind !== 'name' || !right) return undefined
  const items = column(left.node.name)
  if (items?.kind !== 'vector' || !items.attribute) return undefined
  const sought = right.evaluate(column)
  return findIndexedRows(verb.name, items, sought) ?? verb.run(items, sought)
}

const searchVerbs = ['=', 'in', 'within']

/**
 * The rows that meet a condition such as ``sym=`a``, ``sym in`a`b`` or `time within 09:30 10:00`, found by the attribute
 * of the column without a look at its other items. Undefined where that cannot be done.
 */
export function findIndexedRows(verb: string, column: Vector, sought: Value): Int32Array | undefined {
  const wanted = enlistAtom(sought)
  if (wanted.kind !== 'vector' || wanted.type !== column.type || wanted.domain !== column.domain) return undefined
  const isOne = verb === '=' && sought.kind === 'atom' && !isFloating(column.type)
  if (isIndexed(column)) return isOne || verb === 'in' ? rowsOfItems(column, wanted) : undefined
  if (column.type === Type.enumeration) return undefined
  const isPair = verb === 'within' && sought.kind === 'vector' && wanted.data.length === 2 && !isFloating(column.type)
  return isOne || isPair ? rowsBetween(column, wanted) : undefined
}

/** The rows of an indexed column that hold any of the wanted items. */
function rowsOfItems(column: Vector, wanted: Vector): Int32Array {
  const index = indexVector(column)
  const { rows, starts } = listRowsByGroup({ count: index.firsts.length, groupOf: index.codes })
  const codes = [...new Set(index.find(wanted.data))].filter(code => code >= 0)
  const parts = codes.map(code => rows.subarray(starts[code], starts[code + 1]))
  return parts.length === 1 ? (parts[0] as Int32Array) : Int32Array.from(parts.flatMap(part => [...part])).sort()
}

/** The rows of a sorted column from the first wanted item to the last. */
function rowsBetween({ type, data }: Vector, wanted: Vector): Int32Array {
  const [items, bounds] = inOneForm(data, wanted.data)
  const [start] = countItemsBefore(type, items, bounds, false)
  const end = countItemsBefore(type, items, bounds, true).at(-1)
  return indicesBetween(start as number, end as number)
}

/** Puts rows in the order that a grade such as `` (idesc;`price) `` gives, then keeps some of them. */
export function limitRows(columns: QueryColumns, limit: Value | undefined, order: Clause | undefined): QueryColumns {
  const ordered = order ? columns.at(gradeRows(columns, order)) : columns
  if (!limit) return ordered
  const [from, to] = limitRange(limit, ordered.rowCount)
  if (from === 0 && to === ordered.rowCount) return ordered
  return ordered.at(indicesBetween(from, to))
}

function gradeRows(columns: QueryColumns, order: Clause): Int32Array {
  const grade = order.evaluate(columns.column)
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
