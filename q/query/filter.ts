import type { Clause } from '../context/clause.ts'
import { columnOf } from '../values/columns.ts'
import { longs } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { inOneForm } from '../values/exact-long.ts'
import { indicesBetween, indicesOfOnes, repeatIndices } from '../values/indices.ts'
import { countOf, enlistAtom } from '../values/items.ts'
import { isEmptyList, isFloating, isNumeric, Type } from '../values/types.ts'
import type { Primitive, Value, Vector } from '../values/value.ts'
import { countItemsBefore } from '../vectors/first-indices.ts'
import { indexVector, isIndexed } from '../vectors/item-index.ts'
import { listRowsByGroup } from '../vectors/row-groups.ts'
import type { QueryColumns } from './query-columns.ts'

/** Applies the conditions of `where` in turn, each to the rows that the ones before it selected. */
export const filterRows = (columns: QueryColumns, conditions: readonly Clause[]): QueryColumns =>
  conditions.reduce(filterByCondition, columns)

/** A boolean vector selects rows, other numbers repeat them, and an atom selects all rows or none. */
function filterByCondition(columns: QueryColumns, condition: Clause): QueryColumns {
  const indexed = searchByAttribute(columns, condition)
  if (indexed instanceof Int32Array) return columns.at(indexed)
  const flags = indexed ?? condition.evaluate(columns.lookup)
  if (flags.kind === 'atom') {
    if (!isNumeric(flags.type)) signal('type')
    return flags.item ? columns : columns.at(new Int32Array(0))
  }
  if (isEmptyList(flags)) return columns.at(new Int32Array(0))
  if (flags.kind !== 'vector' || !isNumeric(flags.type)) return signal('type')
  if (countOf(flags) !== columns.rowCount) return signal('length')
  if (flags.type === Type.boolean) return columns.at(indicesOfOnes(flags.data as Uint8Array))
  return columns.at(new Int32Array(repeatIndices(flags.data)))
}

/**
 * For a condition such as ``sym=`a`` on a column with an attribute: the indices of the rows if the attribute can find them,
 * else the condition's flags, since its right side is already evaluated. Undefined for other conditions and columns.
 */
function searchByAttribute(
  { table, rows, rowCount, lookup }: QueryColumns,
  { application }: Clause,
): Int32Array | Value | undefined {
  if (rows || !application || !indexedVerbs.includes(application.verb.name)) return undefined
  const { verb, args } = application
  const [left, right] = args
  if (left?.node.kind !== 'name' || !right) return undefined
  if (left.node.name === 'i' && !columnOf(table, 'i')) return findRowNumbers(verb, right.evaluate(lookup), rowCount)
  const items = lookup(left.node.name)
  if (items?.kind !== 'vector' || !items.attribute) return undefined
  const sought = right.evaluate(lookup)
  return findIndexedRows(verb.name, items, sought) ?? verb.run(items, sought)
}

/** The rows of `i=5` or `i in 2 3`, found without a list of all row numbers; other conditions give their flags. */
function findRowNumbers({ name, run }: Primitive, sought: Value, rowCount: number): Int32Array | Value {
  const wanted = enlistAtom(sought)
  const isMembership = name === 'in' || (name === '=' && sought.kind === 'atom')
  if (!isMembership || wanted.kind !== 'vector' || wanted.type !== Type.long)
    return run(longs(indicesBetween(0, rowCount)), sought)
  const rows = Array.from(new Set(wanted.data as Float64Array), Number)
  return Int32Array.from(rows.filter(row => row >= 0 && row < rowCount)).sort()
}

const indexedVerbs = ['=', 'in', 'within']

/**
 * The rows that meet a condition such as ``sym=`a``, ``sym in`a`b`` or `time within 09:30 10:00`, found through the
 * attribute of the column without reading its other items. Undefined if the attribute does not help.
 */
export function findIndexedRows(verb: string, column: Vector, sought: Value): Int32Array | undefined {
  const wanted = enlistAtom(sought)
  if (wanted.kind !== 'vector' || wanted.type !== column.type || wanted.domain !== column.domain) return undefined
  const isOne = verb === '=' && sought.kind === 'atom' && !isFloating(column.type)
  if (isIndexed(column)) return isOne || verb === 'in' ? rowsOfItems(column, wanted) : undefined
  if (column.type === Type.enumeration) return undefined
  const isPair = verb === 'within' && sought.kind === 'vector' && wanted.length === 2 && !isFloating(column.type)
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
  const [start = 0] = countItemsBefore(type, items, bounds, false)
  const end = countItemsBefore(type, items, bounds, true).at(-1) ?? 0
  return indicesBetween(start, end)
}

/** Sorts rows by a grade such as `` (idesc;`price) ``, then keeps those within the limit. */
export function limitRows(columns: QueryColumns, limit: Value | undefined, order: Clause | undefined): QueryColumns {
  const ordered = order ? columns.at(gradeRows(columns, order)) : columns
  if (!limit) return ordered
  const [from, to] = limitRange(limit, ordered.rowCount)
  if (from === 0 && to === ordered.rowCount) return ordered
  return ordered.at(indicesBetween(from, to))
}

function gradeRows(columns: QueryColumns, order: Clause): Int32Array {
  const grade = order.evaluate(columns.lookup)
  if (grade.kind !== 'vector' || grade.type !== Type.long) return signal('type')
  return Int32Array.from(grade.data as Float64Array)
}

/** The first row that a limit keeps, and the row after the last: of 10 rows, 3 keeps 0 to 3, -3 keeps 7 to 10, 2 5 keeps 2 to 7. */
function limitRange(limit: Value, rowCount: number): [number, number] {
  if (limit.kind === 'atom') {
    const count = Number(limit.item)
    return count < 0 ? [Math.max(0, rowCount + count), rowCount] : [0, Math.min(count, rowCount)]
  }
  if (limit.kind !== 'vector' || limit.length !== 2) return signal('type')
  const from = Math.min(Number(limit.data[0]), rowCount)
  return [from, Math.min(from + Number(limit.data[1]), rowCount)]
}
