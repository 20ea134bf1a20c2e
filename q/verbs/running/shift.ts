import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import { Dictionary, type Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { wholeNumber } from '../overloads/whole-number.ts'
import { shiftVector } from './shift-vector.ts'

/** Neighbours of the items of a list. */
export const shifting: VerbTable = {
  next: unary(x => shift(x, 1)),
  prev: unary(x => shift(x, -1)),
  xprev: binary((x, y) => shift(y, -wholeNumber(x))),
}

/** For each item the one `steps` places after it; null where the list ends. */
function shift(list: Value, steps: number): Value {
  if (list.kind === 'dictionary') return new Dictionary(list.keys, shift(list.values, steps))
  if (list.kind === 'vector') return shiftVector(list, -steps)
  if (!isList(list)) return signal('type')
  const places = new Float64Array(countOf(list))
  for (let i = 0; i < places.length; i++) places[i] = i + steps
  return itemsAt(list, places)
}
