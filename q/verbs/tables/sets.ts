import { signal } from '../../values/errors.ts'
import { chooseIndices } from '../../values/indices.ts'
import { countOf, enlistAtom, valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isList } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { firstIndices } from '../../vectors/first-indices.ts'
import { distinct } from '../lists/distinct.ts'
import { join } from './join.ts'

/** Lists as sets. */
export const setVerbs: VerbTable = { except: binary(except), inter: binary(inter), union: binary(union) }

/** The items of x that are not in y. */
function except(x: Value, y: Value): Value {
  return filterBy(x, y, isThere => !isThere)
}

/** The items of x that are in y too. */
function inter(x: Value, y: Value): Value {
  return filterBy(x, y, isThere => isThere)
}

/** The distinct items of both. */
function union(x: Value, y: Value): Value {
  return distinct(join(enlistAtom(x), enlistAtom(y)))
}

function filterBy(x: Value, y: Value, isKept: (isThere: boolean) => boolean): Value {
  const items = valuesOf(x)
  const others = enlistAtom(valuesOf(y))
  if (!isList(items)) return signal('type')
  const count = countOf(others)
  const indices = firstIndices(others, items)
  return itemsAt(
    items,
    chooseIndices(indices.length, i => isKept((indices[i] as number) < count)),
  )
}
