import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Item, Value } from '../values/value.ts'
import { resolveEnumeration } from '../verbs/resolve-enumeration.ts'
import { compareValues, itemOrder } from '../verbs/value-order.ts'

/** Says of two rows which comes first: below 0 if the first does, 0 if neither. */
type CompareRows = (x: number, y: number) => number

/** The rows in ascending order of their columns, the first column deciding first: `3 1 2` gives 1 2 0. */
export function orderRows(columns: readonly Value[], rowCount: number): Int32Array {
  const order = Int32Array.from({ length: rowCount }, (_, row) => row)
  const comparisons = columns.map(compareIn)
  const [only] = comparisons
  if (only && comparisons.length === 1) return order.sort((x, y) => only(x, y) || x - y)
  return order.sort((x, y) => {
    for (const compare of comparisons) {
      const difference = compare(x, y)
      if (difference) return difference
    }
    return x - y
  })
}

/** Compares rows by their items in one column: symbols by their texts, nulls first. */
function compareIn(column: Value): CompareRows {
  const items = resolveEnumeration(column)
  if (items.kind === 'list') return (x, y) => compareValues(items.items[x] as Value, items.items[y] as Value)
  if (items.kind !== 'vector') return () => 0
  const { data, type } = items
  if (type === Type.symbol) {
    const texts = Array.from(data, number => symbolText(Number(number)))
    return (x, y) => compareTexts(texts[x] as string, texts[y] as string)
  }
  const compare = itemOrder(type)
  return (x, y) => compare(data[x] as Item, data[y] as Item)
}

const compareTexts = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0)
