import { countOf, itemAt } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { valuesOf } from '../../values/list-of.ts'
import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import { vectorOfItems } from '../../values/vector-of-items.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { wholeNumber } from '../overloads/whole-number.ts'
import { dealAtoms, dealPlaces } from './random-deal.ts'
import { generateItems, randomBelow } from './random-items.ts'

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
const rand = (x: Value): Value =>
  x.kind === 'atom' ? itemAt(generateItems(1, x), 0) : itemAt(valuesOf(x), randomBelow(countOf(x)))

export const random: VerbTable = { rand: unary(rand) }

function permute(x: Value): Value {
  if (x.kind !== 'atom') return itemsAt(valuesOf(x), dealPlaces(countOf(x), countOf(x)))
  const count = wholeNumber(x)
  return count >= 0 ? vectorOfItems(x.type, Array.from(dealPlaces(count, count))) : signal('type')
}
