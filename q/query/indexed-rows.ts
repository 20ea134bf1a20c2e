import { listOf } from '../values/list-of.ts'
import { placesBetween } from '../values/places.ts'
import { isFloating, Type } from '../values/types.ts'
import type { Value, Vector } from '../values/value.ts'
import { countItemsBefore } from '../verbs/search/count-before.ts'
import { inOneForm } from '../verbs/search/first-places.ts'
import { indexVector, isIndexed } from '../verbs/search/item-index.ts'
import { listRowsByGroup } from './groups/group-rows.ts'

/**
 * The rows that meet a condition such as ``sym=`a``, ``sym in`a`b`` or `time within 09:30 10:00`, found by the attribute
 * of the column without a look at its other items. Undefined where that cannot be done.
 */
export function findIndexedRows(verb: string, column: Vector, sought: Value): Int32Array | undefined {
  const wanted = listOf(sought)
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
  return placesBetween(start as number, end as number)
}
