import { evalTree } from '../evaluate/eval-tree.ts'
import { symbols } from '../values/construct.ts'
import { collapse, itemAt } from '../values/items.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { isEmptyArgument, readColumnTrees } from './column-trees.ts'
import type { QueryColumns } from './query-columns.ts'

/** `exec` without `by`: the last row, the value of one expression, or a dictionary of several. */
export function execAll(columns: QueryColumns, select: Value): Value {
  if (isEmptyArgument(select)) return itemAt(columns.selected(), columns.rowCount - 1)
  if (select.kind !== 'dictionary') return evalTree(select, columns.column)
  const { names, trees } = readColumnTrees(select)
  return new Dictionary(symbols(names), collapse(trees.map(tree => evalTree(tree, columns.column))))
}
