import { countOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { isWholeNumber, wholeNumber, wholeNumbers } from '../overloads/whole-number.ts'
import { itemsBetween } from './drop.ts'

export const sublists: VerbTable = { sublist: binary(sublist) }

/** `3 sublist y` is up to 3 items, from the end if negative; `2 3 sublist y` up to 3 from place 2. */
function sublist(x: Value, y: Value): Value {
  const count = countOf(y)
  if (isWholeNumber(x)) {
    const size = wholeNumber(x)
    return size < 0 ? itemsBetween(y, Math.max(0, count + size), count) : itemsBetween(y, 0, Math.min(size, count))
  }
  const [start, size] = wholeNumbers(x)
  if (start === undefined || size === undefined) return signal('length')
  return itemsBetween(y, Math.max(0, start), Math.min(start + size, count))
}
