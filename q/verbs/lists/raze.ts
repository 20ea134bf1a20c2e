import { collapse, itemsOf } from '../../values/items.ts'
import { isFunction } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { joinAll } from './join.ts'

export const razing: VerbTable = { raze: unary(raze) }

/** `raze (1 2;3)` is 1 2 3: the items joined, one level less deep. */
function raze(x: Value): Value {
  if (x.kind === 'vector') return x
  if (x.kind === 'atom' || isFunction(x)) return collapse([x])
  return joinAll(itemsOf(x))
}
