import { exactLong } from '../../values/exact-long.ts'
import { collapse, countOf, itemsOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import { type Data, type Item, type Value, Vector } from '../../values/value.ts'
import { attributeOfAmended } from '../../verbs/arithmetic/kept-attribute.ts'
import { fitItems } from '../../verbs/enumerations/enumeration.ts'
import type { QueryColumns } from '../query-columns.ts'

/**
 * A column after an update: `values` on the selected rows, on others what was there, or nulls in a new column. Selected
 * items of a vector must keep its type, else `type`.
 */
export function amendColumn(before: Value | undefined, { rows, table }: QueryColumns, values: Value): Value {
  if (!rows) return values
  const rowCount = countOf(table)
  if (before?.kind === 'vector') return amendVector(before, rows, values)
  if (!before) return itemsAt(values, placesOf(rows, rowCount))
  const items = [...itemsOf(before)]
  const fresh = itemsOf(values)
  for (let i = 0; i < rows.length; i++) items[rows[i] as number] = fresh[i] as Value
  return collapse(items, before)
}

function amendVector(before: Vector, rows: Int32Array, values: Value): Value {
  if (!rows.length) return before
  const fresh = fitItems(before, values)
  if (fresh.kind !== 'vector' || fresh.type !== before.type) return signal('type')
  const isExact = before.data instanceof BigInt64Array || fresh.data instanceof BigInt64Array
  const data = isExact ? copyExact(before.data) : before.data.slice()
  for (let i = 0; i < rows.length; i++) {
    const item = fresh.data[i] as Item
    data[rows[i] as number] = isExact && before.type === Type.long ? exactLong(item) : item
  }
  return new Vector(before.type, data, attributeOfAmended(before), before.domain)
}

const copyExact = (data: Data): Data =>
  data instanceof BigInt64Array
    ? data.slice()
    : BigInt64Array.from({ length: data.length }, (_, i) => exactLong(data[i] as Item))

/** For each row of the table its place among the selected rows, -1 for those not selected. */
function placesOf(rows: Int32Array, rowCount: number): Int32Array {
  const places = new Int32Array(rowCount).fill(-1)
  for (let i = 0; i < rows.length; i++) places[rows[i] as number] = i
  return places
}
