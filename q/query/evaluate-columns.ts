import { evalTree } from '../evaluate/eval-tree.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { fillRows } from '../values/items-at.ts'
import { signal } from '../values/q-error.ts'
import { isFunction, isList } from '../values/type-of.ts'
import { Table, type Value } from '../values/value.ts'
import type { ColumnTrees } from './column-trees.ts'
import type { QueryColumns } from './query-columns.ts'

/** Makes a table of the columns that the trees give; atoms are repeated to the length of the lists. */
export function evaluateColumns({ names, trees }: ColumnTrees, columns: QueryColumns): Table {
  const values = trees.map(tree => evalTree(tree, columns.column))
  const longest = values.find(isList)
  if (!longest && trees.some(callsOwnFunction)) signal('rank')
  const rowCount = longest ? countOf(longest) : 1
  return new Table(
    names,
    values.map(value => fillRows(value, rowCount)),
  )
}

/**
 * Whether a function of the user's makes the value. `select sum a from t` makes a list of the one sum, but of
 * `select {sum x}a from t` q cannot know that it is one, and a table needs a list.
 */
function callsOwnFunction(tree: Value): boolean {
  if (tree.kind !== 'list') return false
  const [head] = itemsOf(tree)
  if (head?.kind === 'lambda' || head?.kind === 'projection' || head?.kind === 'composition') return true
  return head && isFunction(head) ? tree.items.slice(1).some(callsOwnFunction) : false
}
