import { signal } from '../values/errors.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { isWholeNumber, isWholeNumbers, wholeNumber, wholeNumbers } from '../vectors/whole-number.ts'
import { reshape, takeColumns, takeItems, takeKeys } from '../verbs/lists/take-and-drop.ts'
import { setAttribute } from '../verbs/tables/attributes.ts'
import { nameOf } from '../verbs/tables/by-name.ts'

/** The operator `#`: Take and Set Attribute. */
export const hashVerb: VerbTable = {
  '#': binary(applyHash, {
    shape: 'x#y',
    help: 'takes x items of y; a negative number takes from the end; sets an attribute',
    examples: [
      ['5#1 2', '1 2 1 2 1'],
      ['-2#5 6 7', '6 7'],
      ['2 3#til 6', '0 1 2\n3 4 5'],
      ['`a`c#`a`b`c!1 2 3', 'a| 1\nc| 3'],
      ['`s#1 2 3', '`s#1 2 3'],
      ['`s#3 1 2', "'s-fail\n  [0]  `s#3 1 2\n         ^"],
    ],
    code: 13,
  }),
}

/** `x#y`: sets an attribute for a symbol x; otherwise x is a number of items, a shape, keys or columns to take. */
function applyHash(x: Value, y: Value): Value {
  const name = nameOf(x)
  if (name !== undefined) return setAttribute(name, y)
  if (isWholeNumber(x)) return takeItems(wholeNumber(x), y)
  if (y.kind === 'dictionary') return x.kind === 'atom' ? signal('type') : takeKeys(x, y)
  if (y.kind === 'table' && !isWholeNumbers(x)) return takeColumns(x, y)
  if (x.kind === 'vector' && x.type !== Type.symbol) return reshape(wholeNumbers(x), y)
  return signal('type')
}
