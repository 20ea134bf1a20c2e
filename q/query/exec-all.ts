import { evalTree, type Scope } from '../evaluate/eval-tree.ts'
import { symbols } from '../values/construct.ts'
import { collapse, itemAt } from '../values/items.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { isEmptyArgument, readColumnTrees } from './column-trees.ts'
import type { QueryColumns } from './query-columns.ts'

/** `exec` without `by`: the last row, the value of one expression, or a dictionary of several. */
export const execAll = (columns: QueryColumns, select: Value): Value =>
  isEmptyArgument(select) ? itemAt(columns.selected(), columns.rowCount - 1) : evaluateEntries(select, columns.column)

/** The value of one expression, or a dictionary of several. */
export function evaluateEntries(select: Value, scope: Scope): Value {
  if (select.kind !== 'dictionary') return evalTree(select, scope)
  const { names, trees } = readColumnTrees(select)
  return new Dictionary(symbols(names), collapse(trees.map(tree => evalTree(tree, scope))))
}
