import { evalTree } from '../evaluate/eval-tree.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { placesOfOnes, repeatPlaces } from '../values/places.ts'
import { signal } from '../values/q-error.ts'
import { isEmptyList } from '../values/type-of.ts'
import { isNumeric, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import type { QueryColumns } from './query-columns.ts'

/** Applies the conditions of `where` one after the other, each on the rows that those before it left. */
export function filterRows(columns: QueryColumns, conditions: Value): QueryColumns {
  return itemsOf(conditions).reduce<QueryColumns>(filterByCondition, columns)
}

function filterByCondition(columns: QueryColumns, condition: Value): QueryColumns {
  const verdict = evalTree(condition, columns.column)
  if (verdict.kind === 'atom') {
    if (!isNumeric(verdict.type)) signal('type')
    return verdict.item ? columns : columns.at(new Int32Array(0))
  }
  if (isEmptyList(verdict)) return columns.at(new Int32Array(0))
  if (verdict.kind !== 'vector' || !isNumeric(verdict.type)) return signal('type')
  if (countOf(verdict) !== columns.rowCount) return signal('length')
  if (verdict.type === Type.boolean) return columns.at(placesOfOnes(verdict.data as Uint8Array))
  return columns.at(new Int32Array(repeatPlaces(verdict.data)))
}
