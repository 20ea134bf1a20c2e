import { itemsOf } from '../../values/items.ts'
import { symbolText } from '../../values/symbols.ts'
import { typeOf } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import type { Item, Value } from '../../values/value.ts'

/** Below 0 if the first comes before the second, 0 if neither does, above 0 otherwise. */
export type Compare<Thing> = (x: Thing, y: Thing) => number

/** The order of items of a simple type: nulls first, symbols by their texts. */
export function itemOrder(type: number): Compare<Item> {
  return type === Type.symbol ? (x, y) => compareTexts(symbolText(x), symbolText(y)) : compareNumbers
}

/**
 * The order of any two values: atoms before lists, by type and then by size; lists item by item, so that `"ab"` comes
 * after `"a"` and before `"b"`.
 */
export function compareValues(x: Value, y: Value): number {
  if (x.kind === 'atom' && y.kind === 'atom')
    return x.type === y.type ? itemOrder(x.type)(x.item, y.item) : x.type - y.type
  if (isSequence(x) && isSequence(y)) return compareLists(x, y)
  return Number(x.kind !== 'atom') - Number(y.kind !== 'atom') || Math.abs(typeOf(x)) - Math.abs(typeOf(y))
}

const isSequence = (value: Value) => value.kind === 'vector' || value.kind === 'list'

function compareLists(x: Value, y: Value): number {
  if (x.kind === 'vector' && y.kind === 'vector') {
    if (x.type !== y.type) return x.type - y.type
    return compareEach(Array.from(x.data), Array.from(y.data), itemOrder(x.type))
  }
  return compareEach(itemsOf(x), itemsOf(y), compareValues)
}

function compareEach<Thing>(x: readonly Thing[], y: readonly Thing[], compare: Compare<Thing>): number {
  for (let i = 0; i < x.length && i < y.length; i++) {
    const order = compare(x[i] as Thing, y[i] as Thing)
    if (order) return order
  }
  return x.length - y.length
}

const compareTexts = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0)

/** NaN, the null of longs and floats, comes before all numbers. */
function compareNumbers(x: Item, y: Item): number {
  if (x < y) return -1
  if (x > y) return 1
  return x === y ? 0 : Number(Number.isNaN(y)) - Number(Number.isNaN(x))
}
