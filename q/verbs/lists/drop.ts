import { omitColumns } from '../../values/columns.ts'
import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { choosePlaces, placesBetween } from '../../values/places.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import { Dictionary, type Table, type Value, Vector } from '../../values/value.ts'
import { firstPlaces } from '../search/first-places.ts'

/** `2_y` without the first 2 items, `-2_y` without the last 2. */
export function dropItems(count: number, y: Value): Value {
  if (Number.isNaN(count)) return signal('type')
  const available = countOf(y)
  if (count < 0) return itemsBetween(y, 0, Math.max(0, available + count))
  return itemsBetween(y, Math.min(count, available), available)
}

/** `x _ 2` without the item at place 2. */
export function dropPlace(x: Value, place: number): Value {
  return itemsAt(
    x,
    choosePlaces(countOf(x), each => each !== place),
  )
}

/** The entries of a dictionary whose keys are not in a list. */
export function dropKeys(keys: Value, y: Dictionary): Dictionary {
  const places = firstPlaces(keys, y.keys)
  const missing = countOf(keys)
  const kept = choosePlaces(places.length, place => places[place] === missing)
  return new Dictionary(itemsAt(y.keys, kept), itemsAt(y.values, kept), y.isStepped)
}

/** `` `a`b _ t ``: the table without these columns. */
export const dropColumns = (names: Value, y: Table): Table => omitColumns(y, textsOf(names))

/** The items from a place to before another. */
export function itemsBetween(y: Value, start: number, end: number): Value {
  if (y.kind !== 'vector') return itemsAt(y, placesBetween(start, end))
  return new Vector(y.type, y.data.slice(start, Math.max(start, end)), '', y.domain)
}
