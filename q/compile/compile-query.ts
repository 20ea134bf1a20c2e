import { evalTree, withLocals } from '../evaluate/eval-tree.ts'
import { locateError } from '../evaluate/locate-error.ts'
import { functionalSelect } from '../query/functional-select.ts'
import { functionalUpdate } from '../query/update/functional-update.ts'
import type { Query } from '../syntax/ast.ts'
import { toParseTree } from '../syntax/parse-tree.ts'
import { itemsOf } from '../values/items.ts'
import { QError } from '../values/q-error.ts'
import { findConditional } from './find-conditional.ts'
import type { Code, Scope } from './scope.ts'
import { treeOptions } from './tree-options.ts'

/**
 * `select ... from t` as its functional form: the table is evaluated like any expression, conditions and columns stay
 * parse trees. Names in them are columns first, then locals of the function, then globals.
 */
export function compileQuery(node: Query, scope: Scope): Code {
  const from = scope.compile(node.from)
  const tree = itemsOf(toParseTree(node, treeOptions(scope)))
  const [, , ...clauses] = tree
  const conditional = findConditional([node.columns, node.by, node.where])
  if (conditional)
    return () => {
      throw locateError(new QError('rank'), scope, conditional.at)
    }
  const run = node.verb === 'select' || node.verb === 'exec' ? functionalSelect : functionalUpdate
  return frame => {
    const table = from(frame)
    const readLocal = (name: string) => {
      const slot = scope.locals?.indexOf(name) ?? -1
      return slot >= 0 ? frame.locals[slot] : undefined
    }
    try {
      return withLocals(readLocal, () => run([table, ...clauses.map(clause => evalTree(clause))]))
    } catch (error) {
      throw locateError(error, scope, node.at)
    }
  }
}
