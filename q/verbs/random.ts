import { currentSession } from '../evaluate/current-session.ts'
import { countOf, itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { isNullItem } from '../values/null-items.ts'
import { signal } from '../values/q-error.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Atom, Value } from '../values/value.ts'
import { vectorOfItems } from '../values/vector-of-items.ts'
import { unary, type VerbTable } from '../values/verb-table.ts'
import { generateItems, randomBelow } from './random-items.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `n?x`: n random items of a list, or n random atoms below or like x. Negative n gives items of different places, or
 * atoms that differ. `0N?x` puts the items of x, or the numbers below it, in random order.
 */
export function roll(n: Value, x: Value): Value {
  const count = wholeNumber(n)
  if (Number.isNaN(count)) return permute(x)
  if (x.kind === 'atom') return count < 0 ? dealAtoms(-count, x) : generateItems(count, x)
  const available = countOf(x)
  if (count < 0) return itemsAt(valuesOf(x), dealPlaces(-count, available))
  return itemsAt(
    valuesOf(x),
    Float64Array.from({ length: available ? count : 0 }, () => randomBelow(available)),
  )
}

/** `rand x`: a random item of a list, or a random atom */
export const rand = (x: Value): Value =>
  x.kind === 'atom' ? itemAt(generateItems(1, x), 0) : itemAt(valuesOf(x), randomBelow(countOf(x)))

export const random: VerbTable = { rand: unary(rand) }

const valuesOf = (x: Value): Value => (x.kind === 'dictionary' ? x.values : x)

function permute(x: Value): Value {
  if (x.kind !== 'atom') return itemsAt(valuesOf(x), dealPlaces(countOf(x), countOf(x)))
  const count = wholeNumber(x)
  return count >= 0 ? vectorOfItems(x.type, Array.from(dealPlaces(count, count))) : signal('type')
}

/** Different atoms: whole numbers below x, or different guids, longs or symbols where x says that they are to be made. */
function dealAtoms(count: number, x: Atom): Value {
  const isRange = x.type <= Type.long && x.type !== Type.guid && Number(x.item) > 0
  if (isRange) return vectorOfItems(x.type, Array.from(dealPlaces(count, Number(x.item))))
  const canDiffer = x.type === Type.guid || x.type === Type.symbol || Number(x.item) === 0
  if (!canDiffer || (x.type !== Type.symbol && x.type !== Type.guid && x.type !== Type.long)) signal('type')
  if (x.type === Type.symbol && count > 16 ** Number(symbolText(Number(x.item)))) signal('length')
  const items = new Map<string, Value>()
  while (items.size < count) {
    const item = itemAt(generateItems(1, x), 0) as Atom
    if (!isNullItem(item.type, item.item)) items.set(String(item.item), item)
  }
  return vectorOfItems(
    x.type,
    Array.from(items.values(), item => (item as Atom).item),
  )
}

/** Different places below `available` in random order. */
function dealPlaces(count: number, available: number): Float64Array {
  if (count > available) signal('length')
  if (count * 4 < available) return dealFew(count, available)
  const session = currentSession()
  const places = Float64Array.from({ length: available }, (_, i) => i)
  for (let i = 0; i < count; i++) {
    const other = i + Math.floor(session.random() * (available - i))
    const place = places[other] as number
    places[other] = places[i] as number
    places[i] = place
  }
  return places.slice(0, count)
}

/** The same shuffle, which keeps only the places that it has swapped: two of a million need no list of a million. */
function dealFew(count: number, available: number): Float64Array {
  const session = currentSession()
  const swapped = new Map<number, number>()
  return Float64Array.from({ length: count }, (_, i) => {
    const other = i + Math.floor(session.random() * (available - i))
    const place = swapped.get(other) ?? other
    swapped.set(other, swapped.get(i) ?? i)
    return place
  })
}
