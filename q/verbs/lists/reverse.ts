import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { placesBetween } from '../../values/places.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { wholeNumber } from '../overloads/whole-number.ts'

/** Lists turned around. */
export const turning: VerbTable = { reverse: unary(reverse), rotate: binary(rotate) }

/** The items in the opposite order. Keys of a dictionary go with their values; atoms stay. */
function reverse(x: Value): Value {
  if (x.kind === 'vector') return new Vector(x.type, x.data.slice().reverse(), '', x.domain)
  if (!isList(x) && x.kind !== 'dictionary') return x
  return itemsAt(x, placesBetween(0, countOf(x)).reverse())
}

/** `2 rotate "abcd"` is `"cdab"`; a negative number turns the other way. */
function rotate(x: Value, y: Value): Value {
  const shift = wholeNumber(x)
  if (!isList(y) && y.kind !== 'dictionary') return signal('type')
  const count = countOf(y)
  if (!count) return y
  const start = ((shift % count) + count) % count
  const places = new Int32Array(count)
  for (let i = 0; i < count; i++) places[i] = start + i < count ? start + i : start + i - count
  return itemsAt(y, places)
}
