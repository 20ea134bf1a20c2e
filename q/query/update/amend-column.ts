import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import type { Value, Vector } from '../../values/value.ts'
import { attributeOfAmended, withAttribute } from '../../verbs/arithmetic/kept-attribute.ts'
import { fitItems } from '../../verbs/enumerations/enumeration.ts'
import { mixColumns } from '../joins/overlay-columns.ts'
import type { QueryColumns } from '../query-columns.ts'

/**
 * A column after an update: `values` on the selected rows, on others what was there, or nulls in a new column. Selected
 * items of a vector must keep its type, else `type`.
 */
export function amendColumn(before: Value | undefined, { rows, table }: QueryColumns, values: Value): Value {
  if (!rows) return values
  if (before && !rows.length) return before
  const places = placesOf(rows, countOf(table))
  if (before?.kind === 'vector') return amendVector(before, places, values)
  return before ? mixColumns(before, values, places) : itemsAt(values, places)
}

function amendVector(before: Vector, places: Int32Array, values: Value): Value {
  const fresh = fitItems(before, values)
  if (fresh.kind !== 'vector' || fresh.type !== before.type) return signal('type')
  return withAttribute(mixColumns(before, fresh, places) as Vector, attributeOfAmended(before))
}

/** For each row of the table its place among the selected rows, -1 for those not selected. */
function placesOf(rows: Int32Array, rowCount: number): Int32Array {
  const places = new Int32Array(rowCount).fill(-1)
  for (let i = 0; i < rows.length; i++) places[rows[i] as number] = i
  return places
}
