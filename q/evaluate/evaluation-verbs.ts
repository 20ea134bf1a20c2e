import { unary, type VerbTable } from '../values/verb-table.ts'
import { evalTree } from './eval-tree.ts'
import { parseText } from './parse-text.ts'
import { valueOf } from './value-of.ts'

/** Running text and parse trees. `reval` may not change variables in q; here both evaluate alike. */
export const evaluationVerbs: VerbTable = {
  value: unary(valueOf),
  eval: unary(tree => evalTree(tree)),
  reval: unary(tree => evalTree(tree)),
  parse: unary(parseText),
}
