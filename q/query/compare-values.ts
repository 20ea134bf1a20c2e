import { countOf, itemAt } from '../values/items.ts'
import { symbolText } from '../values/symbols.ts'
import { isFunction, typeOf } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'

/**
 * The order of values of any kind, as the items of a general list sort: by type first, then atoms by size and lists
 * item by item, so that `"ab"` comes before `"b"` and after `"a"`.
 */
export function compareValues(x: Value, y: Value): number {
  const difference = Math.abs(typeOf(x)) - Math.abs(typeOf(y))
  if (difference) return difference
  if (x.kind === 'atom' && y.kind === 'atom') {
    if (x.type === Type.symbol) return compare(symbolText(Number(x.item)), symbolText(Number(y.item)))
    return compare(x.item, y.item) || Number(Number.isNaN(y.item)) - Number(Number.isNaN(x.item))
  }
  if (isFunction(x)) return 0
  const [xCount, yCount] = [countOf(x), countOf(y)]
  for (let i = 0; i < xCount && i < yCount; i++) {
    const order = compareValues(itemAt(x, i), itemAt(y, i))
    if (order) return order
  }
  return xCount - yCount
}

const compare = <Comparable>(x: Comparable, y: Comparable) => (x < y ? -1 : x > y ? 1 : 0)
