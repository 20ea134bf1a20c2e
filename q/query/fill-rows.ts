import { collapse, countOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { signal } from '../values/q-error.ts'
import { isList } from '../values/type-of.ts'
import type { Value } from '../values/value.ts'

/** A column of `rowCount` items: lists must have that many (else `length`), an atom is repeated. */
export function fillRows(value: Value, rowCount: number): Value {
  if (!isList(value)) return repeatItem(value, rowCount)
  return countOf(value) === rowCount ? value : signal('length')
}

/** The value as every item of a column: 5 and 3 rows give 5 5 5. */
const repeatItem = (value: Value, rowCount: number): Value => itemsAt(collapse([value]), new Int32Array(rowCount))
