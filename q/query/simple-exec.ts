import { evalTree } from '../evaluate/eval-tree.ts'
import { signal } from '../values/q-error.ts'
import { isEmptyList } from '../values/type-of.ts'
import { isNumeric } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { readByName } from '../verbs/tables/by-name.ts'
import { QueryColumns } from './query-columns.ts'
import { readTable } from './query-source.ts'

/** `?[t;i;p]`: the value of the parse tree `p` on the rows `i` of a table. */
export function simpleExec(table: Value, rows: Value, tree: Value): Value {
  const columns = new QueryColumns(readTable(readByName(table)).table)
  return evalTree(tree, columns.at(readRows(rows)).column)
}

function readRows(rows: Value): Int32Array {
  if (isEmptyList(rows)) return new Int32Array(0)
  if (rows.kind !== 'vector' || !isNumeric(rows.type)) return signal('type')
  return Int32Array.from(rows.data, Number)
}
