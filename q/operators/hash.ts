import { signal } from '../values/errors.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { isWholeNumber, isWholeNumbers, wholeNumber, wholeNumbers } from '../vectors/whole-number.ts'
import { reshape, takeColumns, takeItems, takeKeys } from '../verbs/lists/take-and-drop.ts'
import { setAttribute } from '../verbs/tables/attributes.ts'
import { nameOf } from '../verbs/tables/by-name.ts'

/** The operator `#`. */
export const hashVerb: VerbTable = { '#': binary(hash) }

/** `x#y`: Take of a number of items, of a shape, of keys or columns; or Set Attribute for a symbol. */
function hash(x: Value, y: Value): Value {
  const name = nameOf(x)
  if (name !== undefined) return setAttribute(name, y)
  if (isWholeNumber(x)) return takeItems(wholeNumber(x), y)
  if (y.kind === 'dictionary') return x.kind === 'atom' ? signal('type') : takeKeys(x, y)
  if (y.kind === 'table' && !isWholeNumbers(x)) return takeColumns(x, y)
  if (x.kind === 'vector' && x.type !== Type.symbol) return reshape(wholeNumbers(x), y)
  return signal('type')
}
