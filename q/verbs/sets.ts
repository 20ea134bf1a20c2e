import { collapse, countOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { signal } from '../values/q-error.ts'
import { isList } from '../values/type-of.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb-table.ts'
import { distinct } from './distinct.ts'
import { firstPlaces } from './first-places.ts'
import { join } from './join.ts'

/** Lists as sets. */
export const sets: VerbTable = { except: binary(except), inter: binary(inter), union: binary(union) }

/** The items of x that are not in y. */
export function except(x: Value, y: Value): Value {
  return filterBy(x, y, isThere => !isThere)
}

/** The items of x that are in y too. */
export function inter(x: Value, y: Value): Value {
  return filterBy(x, y, isThere => isThere)
}

/** The distinct items of both. */
export function union(x: Value, y: Value): Value {
  return distinct(join(listOf(x), listOf(y)))
}

function filterBy(x: Value, y: Value, isKept: (isThere: boolean) => boolean): Value {
  const items = x.kind === 'dictionary' ? x.values : x
  const others = y.kind === 'dictionary' ? y.values : listOf(y)
  if (!isList(items)) return signal('type')
  const count = countOf(others)
  const places = firstPlaces(others, items)
  const kept = Array.from(places.keys()).filter(i => isKept((places[i] as number) < count))
  return itemsAt(items, kept)
}

const listOf = (value: Value) => (value.kind === 'atom' ? collapse([value]) : value)
