import { unary, type VerbTable } from '../values/verb-table.ts'
import { currentSession } from './current-session.ts'
import { evalWithGlobals } from './eval-tree.ts'
import { evaluateValue } from './evaluate-value.ts'
import { parseText } from './parse-text.ts'

/** Running text and parse trees. */
export const evaluationVerbs: VerbTable = {
  value: unary(evaluateValue),
  eval: unary(evalWithGlobals),
  reval: unary(tree => currentSession().withoutUpdates(() => evalWithGlobals(tree))),
  parse: unary(parseText),
}
