import { boolean, long } from '../../values/construct.ts'
import { isNil } from '../../values/nil.ts'
import { isNullItem } from '../../values/null-items.ts'
import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import type { Data, Item, Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { equalItems } from '../sort/compare-items.ts'
import { extendUnary, type Simple } from './atomic-extension.ts'
import { dataOf } from './numeric-data.ts'
import { likeOperand } from './pair-result.ts'

/** `not x`: 1b where an item is 0; nulls are not */
export const invert = extendUnary(x => {
  if (x.type === Type.symbol) signal('type')
  return likeOperand(Type.boolean, equalItems(x, long(0)), x)
})

/** `null x`: 1b where an item is null. Enumerated items never are, and of functions only `::` is. */
export const nullFlags = extendUnary(
  x => flagItems(x, x.type === Type.enumeration ? noFlags : data => flagNulls(x.type, data)),
  { ofFunction: x => boolean(isNil(x)) },
)

export const zeroAndNull: VerbTable = { not: unary(invert), null: unary(nullFlags) }

function flagItems(x: Simple, flagsOf: (data: Data) => Uint8Array): Value {
  return likeOperand(Type.boolean, flagsOf(dataOf(x)), x)
}

const noFlags = (data: Data) => new Uint8Array(data.length)

function flagNulls(type: number, data: Data): Uint8Array {
  const flags = new Uint8Array(data.length)
  if (data instanceof Float64Array) for (let i = 0; i < flags.length; i++) flags[i] = Number.isNaN(data[i]) ? 1 : 0
  else for (let i = 0; i < flags.length; i++) flags[i] = isNullItem(type, data[i] as Item) ? 1 : 0
  return flags
}
