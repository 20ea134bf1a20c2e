import { boolean, booleans } from '../../values/construct.ts'
import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { listOf, valuesOf } from '../../values/list-of.ts'
import { isSimple } from '../../values/type-of.ts'
import { isNumeric, Type } from '../../values/types.ts'
import { type Atom, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { firstPlaces } from './first-places.ts'
import { indexVector } from './item-index.ts'
import { mapPlaces, seek } from './seek.ts'

/** `in`; the operator `?` stands in `overloads/query.ts`. */
export const searching: VerbTable = { in: binary(isIn) }

/** `x?y`: for each y the first place in x, or the count of x. In a dictionary it is the key, null if not found. */
export function find(x: Value, y: Value): Value {
  if (x.kind === 'dictionary') return mapPlaces(seek(x.values, y, firstPlaces), places => itemsAt(x.keys, places))
  return seek(x, y, firstPlaces)
}

/** `x in y`: whether x, or which items of it, stand in y. */
function isIn(x: Value, y: Value): Value {
  const list = listOf(valuesOf(y))
  if (list.kind === 'vector' && list.data.length === 1 && isOtherNumber(x, list)) return equalsNumber(x, list)
  const isAlike = list.kind === 'vector' && x.kind === 'vector' && list.type === x.type && list.domain === x.domain
  if (isAlike && x.data.length > list.data.length) return areKnown(indexVector(list).find(x.data))
  const count = countOf(list)
  return mapPlaces(seek(list, x, firstPlaces), places => areBelow(places, count))
}

function areBelow(places: ArrayLike<number>, count: number): Value {
  const flags = new Uint8Array(places.length)
  for (let i = 0; i < flags.length; i++) flags[i] = (places[i] as number) < count ? 1 : 0
  return new Vector(Type.boolean, flags)
}

/** Codes below 0 stand for unknown items. */
function areKnown(codes: Int32Array): Value {
  const flags = new Uint8Array(codes.length)
  for (let i = 0; i < flags.length; i++) flags[i] = Number((codes[i] as number) >= 0)
  return new Vector(Type.boolean, flags)
}

/** A single number is compared with numbers of other types, as in `1 2f in 2`. */
const isOtherNumber = (x: Value, y: Vector): x is Atom | Vector =>
  isSimple(x) && x.type !== y.type && isNumeric(x.type) && isNumeric(y.type)

function equalsNumber(x: Atom | Vector, y: Vector): Value {
  const wanted = Number(y.data[0])
  if (x.kind === 'atom') return boolean(Number(x.item) === wanted)
  return booleans(Array.from(x.data, item => (Number(item) === wanted ? 1 : 0)))
}
