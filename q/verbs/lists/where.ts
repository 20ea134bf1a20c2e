import { allocate } from '../../values/construct.ts'
import { collapse, countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
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

/** The places as they are needed for `itemsAt`. */
function placesWhere(counts: Value): Float64Array {
  if (counts.kind === 'list' && !countOf(counts)) return new Float64Array(0)
  const vector = isWholeNumber(counts) ? collapse([counts]) : counts
  if (vector.kind !== 'vector' || !isWholeNumbers(vector)) return signal('type')
  const { data } = vector
  let total = 0
  for (let i = 0; i < data.length; i++) total += Math.max(0, Number(data[i]) || 0)
  const places = allocate(Type.long, total) as Float64Array
  for (let i = 0, at = 0; i < data.length; i++) {
    const copies = Number(data[i])
    for (let copy = 0; copy < copies; copy++) places[at++] = i
  }
  return places
}
