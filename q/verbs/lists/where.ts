import { itemsAt } from '../../values/items-at.ts'
import { listOf } from '../../values/list-of.ts'
import { placesOfOnes, repeatPlaces } from '../../values/places.ts'
import { signal } from '../../values/q-error.ts'
import { isEmptyList } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { isWholeNumber, isWholeNumbers } from '../overloads/whole-number.ts'

export const whereVerb: VerbTable = { where: unary(where) }

/** The places of the 1s; a larger number repeats its place: `where 0 2 1` is 1 1 2. Of a dictionary, its keys. */
function where(x: Value): Value {
  if (x.kind === 'dictionary') return itemsAt(x.keys, placesWhere(x.values))
  return new Vector(Type.long, placesWhere(x))
}

function placesWhere(counts: Value): Float64Array {
  if (isEmptyList(counts)) return new Float64Array(0)
  const vector = isWholeNumber(counts) ? listOf(counts) : counts
  if (vector.kind !== 'vector' || !isWholeNumbers(vector)) return signal('type')
  if (vector.type === Type.boolean) return new Float64Array(placesOfOnes(vector.data as Uint8Array))
  return repeatPlaces(vector.data)
}
