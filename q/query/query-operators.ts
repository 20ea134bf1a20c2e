import { withoutLocals } from '../evaluate/eval-tree.ts'
import { isKeyedTable, isSymbol } from '../values/type-of.ts'
import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb-table.ts'
import { chooseItems } from '../verbs/comparison/vector-conditional.ts'
import { bang } from '../verbs/overloads/bang.ts'
import { query } from '../verbs/overloads/query.ts'
import { functionalSelect } from './functional-select.ts'
import { simpleExec } from './simple-exec.ts'
import { functionalUpdate } from './update/functional-update.ts'

/**
 * `x?y`, `?[b;x;y]`, `?[t;rows;expression]` and Functional Select, `?[t;c;b;a]`. Names in a parse tree that a function
 * hands in are columns or globals, never locals of the function.
 */
function questionMark(x: Value, y: Value, ...rest: Value[]): Value {
  const [z] = rest
  if (!z) return query(x, y)
  if (rest.length > 1) return withoutLocals(() => functionalSelect([x, y, ...rest]))
  return isTableOrName(x) ? withoutLocals(() => simpleExec(x, y, z)) : chooseItems(x, y, z)
}

const isTableOrName = (x: Value) => x.kind === 'table' || isSymbol(x) || isKeyedTable(x)

/** `x!y` and Functional Update or Delete, `![t;c;b;a]`. */
const exclamationMark = (x: Value, y: Value, ...rest: Value[]): Value =>
  rest.length ? withoutLocals(() => functionalUpdate([x, y, ...rest])) : bang(x, y)

export const queryOperators: VerbTable = {
  '?': variadic(2, 6, questionMark as (...args: Value[]) => Value),
  '!': variadic(2, 4, exclamationMark as (...args: Value[]) => Value),
}
