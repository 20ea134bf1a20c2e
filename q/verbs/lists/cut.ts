import { assertItemLimit, signal } from '../../values/errors.ts'
import { countOf } from '../../values/items.ts'
import { isList } from '../../values/types.ts'
import { List, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { isWholeNumber, wholeNumber, wholeNumbers } from '../../vectors/whole-number.ts'
import { itemsBetween } from './take-and-drop.ts'

export const cutVerbs: VerbTable = { cut: binary(cut) }

/** `3 cut y` in lists of 3 items, the last one shorter; a list of indices cuts there. */
function cut(x: Value, y: Value): Value {
  if (!isWholeNumber(x)) return cutAt(wholeNumbers(x), y)
  const width = wholeNumber(x)
  if (!(width > 0)) return signal('domain')
  return cutAt(
    Array.from({ length: assertItemLimit(Math.ceil(countOf(y) / width)) }, (_, i) => i * width),
    y,
  )
}

/** `2 4_y`: a list for each index, up to the next index; what stands before the first is left out. */
export function cutAt(starts: readonly number[], y: Value): Value {
  if (!isList(y) && y.kind !== 'dictionary') return signal('type')
  const count = countOf(y)
  return new List(
    starts.map((start, i) => {
      const end = starts[i + 1] ?? count
      return start >= 0 && start <= end && end <= count ? itemsBetween(y, start, end) : signal('domain')
    }),
  )
}
