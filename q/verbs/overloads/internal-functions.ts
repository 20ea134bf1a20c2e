import { displayValue, fixedStrings, kFormString } from '../../display/display-verbs.ts'
import { call } from '../../evaluate/apply.ts'
import { currentSession } from '../../evaluate/current-session.ts'
import { evalTree } from '../../evaluate/eval-tree.ts'
import { parseText } from '../../evaluate/parse-text.ts'
import { isFileSymbol } from '../../files/file-path.ts'
import { long, symbol } from '../../values/construct.ts'
import { itemAt } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import { attributeOf } from '../attributes.ts'
import { countBytes, fileSymbol } from '../files/files.ts'

/** What `n!x` does for a number below 0, as far as the library does not bring it along; NaN stands for `0N!x`. */
export const internalFunctions = new Map<number, (x: Value) => Value>([
  [Number.NaN, displayValue],
  [-1, fileSymbol],
  [-2, x => symbol(attributeOf(x))],
  [-3, kFormString],
  [-5, parseText],
  [-6, tree => evalTree(tree)],
  [-7, x => (isFileSymbol(x) ? countBytes(x) : signal('type'))],
  [-20, () => long(0)],
  [-27, pair => fixedStrings(itemAt(pair, 0), itemAt(pair, 1))],
  [-29, x => callVariable('.j.k', x)],
  [-31, x => callVariable('.j.jd', x)],
  [-32, x => callVariable('.Q.btoa', x)],
])

/** Calls a function of the library. */
const callVariable = (name: string, x: Value): Value => call(currentSession().getGlobal(name) ?? signal('nyi'), x)
