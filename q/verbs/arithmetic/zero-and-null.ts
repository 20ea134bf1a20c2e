import { boolean, long } from '../../values/construct.ts'
import { isNil } from '../../values/nil.ts'
import { isNullItem } from '../../values/null-items.ts'
import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import type { Data, Item } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { equalItems } from '../sort/compare-items.ts'
import { extendUnary } from './atomic-extension.ts'
import { dataOf } from './numeric-data.ts'
import { likeOperand } from './pair-result.ts'

/** `not x`: 1b where an item is 0; nulls are not */
export const invert = extendUnary(x => {
  if (x.type === Type.symbol) signal('type')
  return likeOperand(Type.boolean, equalItems(x, long(0)), x)
})

/** `null x`: 1b where an item is null. Enumerated items never are, and of functions only `::` is. */
export const nullFlags = extendUnary(x => likeOperand(Type.boolean, flagNulls(x.type, dataOf(x)), x), {
  ofFunction: x => boolean(isNil(x)),
})

export const zeroAndNull: VerbTable = { not: unary(invert), null: unary(nullFlags) }

function flagNulls(type: number, data: Data): Uint8Array {
  const flags = new Uint8Array(data.length)
  if (data instanceof Float64Array) for (let i = 0; i < flags.length; i++) flags[i] = Number.isNaN(data[i]) ? 1 : 0
  else if (type !== Type.enumeration)
    for (let i = 0; i < flags.length; i++) flags[i] = isNullItem(type, data[i] as Item) ? 1 : 0
  return flags
}
