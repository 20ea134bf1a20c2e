import { pickColumns } from '../../values/columns.ts'
import { countOf } from '../../values/items.ts'
import type { Table } from '../../values/value.ts'
import { placesOfCodes } from '../../verbs/search/item-index.ts'
import { type SharedCodes, shareCodes } from '../../verbs/search/shared-codes.ts'

/** Numbers the rows of both tables by the named columns; signals the name of a column that one does not have. */
export function codeSharedRows(names: readonly string[], left: Table, right: Table): SharedCodes {
  const [x, y] = [pickColumns(left, names).columns, pickColumns(right, names).columns]
  if (names.length) return shareCodes(x, y)
  return { left: new Int32Array(countOf(left)), right: new Int32Array(countOf(right)), firsts: new Int32Array(1) }
}

/** For each row of `table` the first row of `keys` that has the same items in the columns of `keys`; -1 for none. */
export function matchRows(keys: Table, table: Table): Int32Array {
  const shared = codeSharedRows(keys.names, table, keys)
  return placesOfCodes(shared.left, shared, -1)
}
