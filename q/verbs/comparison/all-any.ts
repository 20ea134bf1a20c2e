import { boolean } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import type { Item, Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { extendAggregate, foldItems } from '../aggregates/aggregate-extension.ts'
import { isNumericCharOrTemporal } from '../arithmetic/arithmetic-types.ts'
import { greater, lesser } from '../arithmetic/min-max.ts'
import { invert } from '../arithmetic/zero-and-null.ts'

/** `all x`: whether no item is 0; rows of a matrix are taken together by columns */
const all = extendAggregate({
  ofAtom: x => boolean(isTrue(x.type, x.item)),
  ofVector: x => boolean(!hasItem(x, false)),
  ofItems: items => (items.length ? foldItems(items.map(flagsOf), lesser) : boolean(true)),
})

/** `any x`: whether some item is not 0 */
const any = extendAggregate({
  ofAtom: x => boolean(isTrue(x.type, x.item)),
  ofVector: x => boolean(hasItem(x, true)),
  ofItems: items => (items.length ? foldItems(items.map(flagsOf), greater) : boolean(false)),
})

export const allAny: VerbTable = { all: unary(all), any: unary(any) }

/** 1b where an item is not 0, at any depth. */
const flagsOf = (x: Value): Value => invert(invert(x))

const isTrue = (type: number, item: Item) => (isNumericCharOrTemporal(type) ? Number(item) !== 0 : signal('type'))

function hasItem({ type, data }: Vector, sought: boolean): boolean {
  if (!isNumericCharOrTemporal(type)) signal('type')
  for (let i = 0; i < data.length; i++) if ((Number(data[i]) !== 0) === sought) return true
  return false
}
