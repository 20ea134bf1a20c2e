import { locateError } from '../evaluate/errors.ts'
import { evalTree, withLocals } from '../evaluate/eval-tree.ts'
import { functionalSelect } from '../query/select.ts'
import { functionalUpdate } from '../query/update.ts'
import type { Control, Query } from '../syntax/ast.ts'
import { toParseTree } from '../syntax/parse-tree.ts'
import { QError } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { treeOptions } from './lambda.ts'
import type { Code, Scope } from './scope.ts'

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
      return withLocals(readLocal, () =>
        run(scope.session, [table, ...clauses.map(clause => evalTree(scope.session, clause))]),
      )
    } catch (error) {
      throw locateError(error, scope, node.at)
    }
  }
}

/** The first `$[c;t;f]` among nodes, outside of functions: the phrases of a query may not hold any. */
function findConditional(part: unknown): Control | undefined {
  if (typeof part !== 'object' || part === null || 'item' in part || 'data' in part) return undefined
  if ('kind' in part && part.kind === 'lambda') return undefined
  if ('kind' in part && part.kind === 'control') return part as Control
  for (const inner of Object.values(part)) {
    const found = findConditional(inner)
    if (found) return found
  }
  return undefined
}
