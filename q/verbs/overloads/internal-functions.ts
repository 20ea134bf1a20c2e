import { displayValue, fixedStrings, kFormString } from '../../display/display-verbs.ts'
import { call } from '../../evaluate/apply.ts'
import { currentSession } from '../../evaluate/current-session.ts'
import { evalTree } from '../../evaluate/eval-tree.ts'
import { parseText } from '../../evaluate/parse-text.ts'
import { int, long, symbol } from '../../values/construct.ts'
import { itemAt } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import { attributeOf } from '../attributes.ts'
import { internalText } from './internal-text.ts'

/** What `n!x` does for a number below 0; NaN stands for `0N!x`. */
export const internalFunctions = new Map<number, (x: Value) => Value>([
  ...Object.entries(internalText).map(([number, run]) => [Number(number), run] as const),
  [Number.NaN, displayValue],
  [-2, x => symbol(attributeOf(x))],
  [-3, kFormString],
  [-5, parseText],
  [-6, tree => evalTree(tree)],
  [-11, x => (currentSession().database ?? signal('nyi')).replayLog(x)],
  [-16, () => int(1)],
  [-20, () => long(0)],
  [-27, pair => fixedStrings(itemAt(pair, 0), itemAt(pair, 1))],
  [-29, x => callVariable('.j.k', x)],
  [-31, x => callVariable('.j.jd', x)],
  [-32, x => callVariable('.Q.btoa', x)],
])

/** Calls a function of the library. */
const callVariable = (name: string, x: Value): Value => call(currentSession().getGlobal(name) ?? signal('nyi'), x)
