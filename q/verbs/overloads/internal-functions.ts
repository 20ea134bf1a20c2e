import { displayValue, kFormString } from '../../display/display-verbs.ts'
import { evalWithGlobals } from '../../evaluate/eval-tree.ts'
import { parseText } from '../../evaluate/parse-text.ts'
import { symbol } from '../../values/construct.ts'
import type { Value } from '../../values/value.ts'
import { attributeOf } from '../attributes.ts'
import { fileSymbol } from '../files/files.ts'

/** What `n!x` does for a number below 0, as far as the library does not bring it along; NaN stands for `0N!x`. */
export const internalFunctions = new Map<number, (x: Value) => Value>([
  [Number.NaN, displayValue],
  [-1, fileSymbol],
  [-2, x => symbol(attributeOf(x))],
  [-3, kFormString],
  [-5, parseText],
  [-6, evalWithGlobals],
])
