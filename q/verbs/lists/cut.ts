import { assertItemLimit, signal } from '../../values/errors.ts'
import { countOf } from '../../values/items.ts'
import { isList } from '../../values/types.ts'
import { List, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { isWholeNumber, wholeNumber, wholeNumbers } from '../../vectors/whole-number.ts'
import { itemsBetween } from './take-and-drop.ts'

/** Verbs that give consecutive items of a list. */
export const cutVerbs: VerbTable = {
  cut: binary(cut, {
    shape: 'x cut y',
    help: 'cuts y into pieces of x items, or at the indices in x',
    examples: [
      ['2 cut til 5', '0 1\n2 3\n,4'],
      ['1 3 cut "abcde"', '"bc"\n"de"'],
      ['3 1 cut til 5', "'domain\n  [0]  3 1 cut til 5\n           ^"],
    ],
    isInfix: true,
  }),
  sublist: binary(sublist, {
    shape: 'x sublist y',
    help: 'at most x items of y; x may be a start and a count',
    examples: [
      ['1 2 sublist 5 6 7 8', '6 7'],
      ['5 sublist "abc"', '"abc"'],
      ['-2 sublist 5 6 7', '6 7'],
    ],
    isInfix: true,
  }),
}

/** `3 cut y` makes lists of 3 items, of which the last may be shorter; a list of indices cuts at each of them. */
function cut(x: Value, y: Value): Value {
  if (!isWholeNumber(x)) return cutAt(wholeNumbers(x), y)
  const width = wholeNumber(x)
  if (!(width > 0)) return signal('domain')
  return cutAt(
    Array.from({ length: assertItemLimit(Math.ceil(countOf(y) / width)) }, (_, i) => i * width),
    y,
  )
}

/** `2 4_y`: for each index the items from it to before the next index. Items before the first index are dropped. */
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

/** `3 sublist y` gives up to 3 items, from the end if negative; `2 3 sublist y` up to 3 from index 2. */
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
