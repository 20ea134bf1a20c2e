import { countOf, itemAt } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { lesser } from '../arithmetic/min-max.ts'
import { atLeast, atMost } from './comparison.ts'

/**
 * `x within y`: whether items of x lie between the two items of y, which belong to it. These may be lists of bounds,
 * one for each item of x: `5 1 within (0 2;9 9)` is 10b.
 */
function within(x: Value, y: Value): Value {
  if (!isList(y) || countOf(y) !== 2) return signal(isList(y) ? 'length' : 'type')
  return lesser(atLeast(x, itemAt(y, 0)), atMost(x, itemAt(y, 1)))
}

export const withinVerb: VerbTable = { within: binary(within) }
