import { requireColumn } from '../../values/columns.ts'
import { countOf } from '../../values/items.ts'
import type { Table, Value } from '../../values/value.ts'
import { resolveEnumeration } from '../../verbs/enumerations/resolve-enumeration.ts'
import { joinLists } from '../../verbs/lists/join-lists.ts'
import { codeRows } from '../../verbs/search/item-codes.ts'

/** Numbers for the rows of two tables: rows with equal items in the named columns have one number in both. */
export interface SharedCodes {
  left: Int32Array
  right: Int32Array
  count: number
}

/** Numbers the rows of both tables by the named columns; signals the name of a column that one does not have. */
export function codeSharedRows(names: readonly string[], left: Table, right: Table): SharedCodes {
  const leftCount = countOf(left)
  const rightCount = countOf(right)
  const columns = names.map(name => joinColumns(requireColumn(left, name), requireColumn(right, name)))
  const { codes, firsts } = codeRows(columns, leftCount + rightCount)
  return { left: codes.subarray(0, leftCount), right: codes.subarray(leftCount), count: firsts.length }
}

/** For each row of `table` the first row of `keys` that has the same items in the columns of `keys`; -1 for none. */
export function matchRows(keys: Table, table: Table): Int32Array {
  const { left, right, count } = codeSharedRows(keys.names, table, keys)
  const rowOfCode = new Int32Array(count).fill(-1)
  for (let row = right.length - 1; row >= 0; row--) rowOfCode[right[row] as number] = row
  return left.map(code => rowOfCode[code] as number)
}

/** One column below the other; a foreign key counts as the symbols or numbers that it stands for. */
const joinColumns = (x: Value, y: Value): Value => joinLists(resolveEnumeration(x), resolveEnumeration(y))
