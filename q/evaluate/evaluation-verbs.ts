import { unary, type VerbTable } from '../values/verb-table.ts'
import { evalTree } from './eval-tree.ts'
import { evaluateValue } from './evaluate-value.ts'
import { parseText } from './parse-text.ts'

/** Running text and parse trees. `reval` may not change variables in q; here both evaluate alike. */
export const evaluationVerbs: VerbTable = {
  value: unary(evaluateValue),
  eval: unary(tree => evalTree(tree)),
  reval: unary(tree => evalTree(tree)),
  parse: unary(parseText),
}
