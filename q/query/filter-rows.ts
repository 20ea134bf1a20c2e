import { evalTree } from '../evaluate/eval-tree.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { isNumeric, Type } from '../values/types.ts'
import type { Value, Vector } from '../values/value.ts'
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
  if (verdict.kind === 'list' && !verdict.items.length) return columns.at(new Int32Array(0))
  if (verdict.kind !== 'vector' || !isNumeric(verdict.type)) return signal('type')
  if (countOf(verdict) !== columns.rowCount) return signal('length')
  return columns.at(verdict.type === Type.boolean ? placesOfOnes(verdict.data as Uint8Array) : repeatPlaces(verdict))
}

/** `where` of booleans: 1010b gives 0 2. */
function placesOfOnes(flags: Uint8Array): Int32Array {
  let count = 0
  for (let i = 0; i < flags.length; i++) count += flags[i] as number
  const places = new Int32Array(count)
  for (let i = 0, next = 0; next < count; i++) {
    places[next] = i
    next += flags[i] as number
  }
  return places
}

/** `where` of counts: 2 0 1 gives 0 0 2. */
function repeatPlaces({ data }: Vector): Int32Array {
  const places: number[] = []
  for (let i = 0; i < data.length; i++) for (let n = 0; n < Number(data[i]); n++) places.push(i)
  return Int32Array.from(places)
}
