import { signal } from '../../values/errors.ts'
import { indicesBetween } from '../../values/indices.ts'
import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isList } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { wholeNumber } from '../../vectors/whole-number.ts'

/** Verbs that reorder a list whatever its items are. */
export const reverseVerbs: VerbTable = {
  reverse: unary(reverse, {
    shape: 'reverse x',
    help: 'the items of a list from the last to the first',
    examples: [
      ['reverse 1 2 3', '3 2 1'],
      ['reverse `a`b!1 2', 'b| 2\na| 1'],
      ['reverse 5', '5'],
    ],
    code: 6,
    kForm: '|:',
  }),
  rotate: binary(rotate, {
    shape: 'n rotate x',
    help: 'moves the first n items to the end',
    examples: [
      ['1 rotate 5 6 7', '6 7 5'],
      ['-1 rotate "abcd"', '"dabc"'],
    ],
    isInfix: true,
  }),
}

/** The items, entries or rows in the opposite order; an atom stays as it is. */
function reverse(x: Value): Value {
  if (x.kind === 'vector') return new Vector(x.type, x.data.slice().reverse(), '', x.domain)
  if (!isList(x) && x.kind !== 'dictionary') return x
  return itemsAt(x, indicesBetween(0, countOf(x)).reverse())
}

/** `2 rotate "abcd"` is `"cdab"`; a negative number moves the last items to the front. */
function rotate(x: Value, y: Value): Value {
  const shift = wholeNumber(x)
  if (!isList(y) && y.kind !== 'dictionary') return signal('type')
  const count = countOf(y)
  if (!count) return y
  const start = ((shift % count) + count) % count
  const indices = new Int32Array(count)
  for (let i = 0; i < count; i++) indices[i] = start + i < count ? start + i : start + i - count
  return itemsAt(y, indices)
}
