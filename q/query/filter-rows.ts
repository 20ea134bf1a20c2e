import { evalTree } from '../evaluate/eval-tree.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { placesOfOnes, repeatPlaces } from '../values/places.ts'
import { signal } from '../values/q-error.ts'
import { textOf } from '../values/text-of.ts'
import { isEmptyList, isSymbol } from '../values/type-of.ts'
import { isNumeric, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { findIndexedRows } from './indexed-rows.ts'
import type { QueryColumns } from './query-columns.ts'

/** Applies the conditions of `where` one after the other, each on the rows that those before it left. */
export function filterRows(columns: QueryColumns, conditions: Value): QueryColumns {
  return itemsOf(conditions).reduce<QueryColumns>(filterByCondition, columns)
}

function filterByCondition(columns: QueryColumns, condition: Value): QueryColumns {
  const indexed = tryAttribute(columns, condition)
  if (indexed instanceof Int32Array) return columns.at(indexed)
  const verdict = indexed ?? evalTree(condition, columns.column)
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

/**
 * The rows that the attribute of a column finds for a condition such as ``sym=`a``, or what the condition gives if the
 * attribute does not help; undefined for other conditions and columns.
 */
function tryAttribute({ rows, column }: QueryColumns, condition: Value): Int32Array | Value | undefined {
  if (rows || condition.kind !== 'list' || condition.items.length !== 3) return undefined
  const [verb, name, tree] = condition.items as [Value, Value, Value]
  if (verb.kind !== 'primitive' || !['=', 'in', 'within'].includes(verb.name) || !isSymbol(name)) return undefined
  const items = column(textOf(name))
  if (items?.kind !== 'vector' || !items.attribute) return undefined
  const sought = evalTree(tree, column)
  return findIndexedRows(verb.name, items, sought) ?? verb.run(items, sought)
}
