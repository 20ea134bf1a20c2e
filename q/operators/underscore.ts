import { signal } from '../values/errors.ts'
import { toUniformList } from '../values/items.ts'
import { isList, Type } from '../values/types.ts'
import type { Dictionary, Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { isWholeNumber, wholeNumber, wholeNumbers } from '../vectors/whole-number.ts'
import { cutAt } from '../verbs/lists/cut.ts'
import { dropAt, dropColumns, dropItems, dropKeys } from '../verbs/lists/take-and-drop.ts'
import { enkey, keyCountOf, unkey } from '../verbs/tables/keyed-tables.ts'

/** The operator `_`: Drop and Cut. */
export const underscoreVerb: VerbTable = {
  _: binary(applyUnderscore, {
    shape: 'x _ y',
    help: 'drops the first x items of y, or cuts at the indices in x',
    examples: [
      ['2_5 6 7 8', '7 8'],
      ['-1_"abc"', '"ab"'],
      ['2 4_"abcdef"', '"cd"\n"ef"'],
      ['5 6 7 _ 1', '5 7'],
      ['`b _ `a`b!1 2', 'a| 1'],
    ],
    code: 14,
  }),
}

/** `x _ y`: drops items, keys or columns of y, or the item of x at index y, or cuts y at a list of indices. */
function applyUnderscore(x: Value, y: Value): Value {
  if (isWholeNumber(x) && (isList(y) || y.kind === 'dictionary')) return dropItems(wholeNumber(x), y)
  if (y.kind === 'dictionary')
    return x.kind === 'dictionary' && x.keys.kind === 'table' ? dropKey(x, y) : dropFrom(x, y)
  if (x.kind === 'dictionary') return y.kind === 'atom' ? dropKey(x, y) : signal('type')
  if (isList(x) && isWholeNumber(y)) return dropAt(x, wholeNumber(y))
  if (y.kind === 'table' && x.kind === 'vector' && x.type === Type.symbol) return dropColumns(x, y)
  return isList(x) && isList(y) ? cutAt(wholeNumbers(x), y) : signal('type')
}

/** Drops a key or a list of keys from a dictionary; symbols drop columns of a keyed table. */
function dropFrom(x: Value, y: Dictionary): Value {
  if (y.keys.kind === 'table' && x.kind === 'vector' && x.type === Type.symbol) {
    const table = dropColumns(x, unkey(y))
    const keys = unkey(y).names.slice(0, keyCountOf(y))
    return enkey(keys.filter(name => table.names.includes(name)).length, table)
  }
  return dropKeys(isList(x) ? x : toUniformList([x]), y)
}

const dropKey = (x: Dictionary, key: Value): Value => dropKeys(toUniformList([key]), x)
