import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { requireRoom } from '../../values/require-room.ts'
import { isList } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, List, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { codeItems, placesByCode } from './item-codes.ts'

/** Equal items of a list taken together. */
export const grouping: VerbTable = { distinct: unary(distinct), group: unary(group) }

/** Every item once, in the order in which they first appear. */
export function distinct(x: Value): Value {
  if (x.kind === 'dictionary') return distinct(x.values)
  if (!isList(x)) return signal('type')
  return itemsAt(x, codeItems(x).firsts)
}

/** The distinct items, each with the places where it stands; for a dictionary with the keys. */
export function group(x: Value): Value {
  const list = x.kind === 'dictionary' ? x.values : x
  if (!isList(list)) return signal('type')
  const { codes, firsts } = codeItems(list)
  const places = placesByCode(codes, requireRoom(firsts.length))
  const groups = places.map(each => (x.kind === 'dictionary' ? itemsAt(x.keys, each) : new Vector(Type.long, each)))
  return new Dictionary(itemsAt(list, firsts), new List(groups))
}
