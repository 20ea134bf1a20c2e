import { itemAt } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { symbolText } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import type { Atom, Item, Value } from '../../values/value.ts'
import { vectorOfItems } from '../../values/vector-of-items.ts'
import { generateItems, lettersOfSymbols, randomBelow } from './random-items.ts'

/** Atoms that differ from each other: whole numbers below x, or any longs for 0, guids for `0Ng`, symbols for `` `4``. */
export function dealAtoms(count: number, x: Atom): Value {
  if (isLimit(x)) return vectorOfItems(x.type, Array.from(dealPlaces(count, Number(x.item))))
  if (x.type === Type.symbol && count > lettersOfSymbols ** Number(symbolText(Number(x.item)))) signal('length')
  const hasDeals = x.type === Type.symbol || x.type === Type.guid || (x.type === Type.long && x.item === 0)
  if (!hasDeals) signal('type')
  const items = new Set<Item>()
  while (items.size < count) items.add((itemAt(generateItems(1, x), 0) as Atom).item)
  return vectorOfItems(x.type, [...items])
}

const isLimit = ({ type, item }: Atom) => type <= Type.long && type !== Type.guid && Number(item) > 0

/** Different places below `available` in random order. */
export function dealPlaces(count: number, available: number): Float64Array {
  if (count > available) signal('length')
  if (count * 4 < available) return dealFew(count, Math.min(available, Number.MAX_SAFE_INTEGER))
  const places = Float64Array.from({ length: available }, (_, i) => i)
  for (let i = 0; i < count; i++) {
    const other = i + randomBelow(available - i)
    const place = places[other] as number
    places[other] = places[i] as number
    places[i] = place
  }
  return places.slice(0, count)
}

/** The same shuffle, which keeps only the places that it has swapped: two of a million need no list of a million. */
function dealFew(count: number, available: number): Float64Array {
  const swapped = new Map<number, number>()
  return Float64Array.from({ length: count }, (_, i) => {
    const other = i + randomBelow(available - i)
    const place = swapped.get(other) ?? other
    swapped.set(other, swapped.get(i) ?? i)
    return place
  })
}
