import { displayValue, fixedStrings, kFormString } from '../../display/display-verbs.ts'
import { evalTree } from '../../evaluate/eval-tree.ts'
import { parseText } from '../../evaluate/parse-text.ts'
import { parseJson, serializeWithOptions } from '../../namespaces/json.ts'
import { toBase64 } from '../../namespaces/utilities/encodings.ts'
import { int, long, symbol } from '../../values/construct.ts'
import { itemAt } from '../../values/items.ts'
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
  [-16, () => int(1)],
  [-20, () => long(0)],
  [-27, pair => fixedStrings(itemAt(pair, 0), itemAt(pair, 1))],
  [-29, parseJson],
  [-31, serializeWithOptions],
  [-32, toBase64],
])
