import { isNullItem } from '../../values/null-items.ts'
import type { Simple } from '../../values/type-of.ts'
import { type Item, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { extendUnary } from '../arithmetic/atomic-extension.ts'
import { fill } from '../lists/fill.ts'
import { scanItems } from './running-extension.ts'

/** Nulls replaced by the last item before them that is none: `fills 1 0N 3 0N` is 1 1 3 3. */
const fills = extendUnary(fillForward, { ofItems: items => scanItems(items, fill), ofFunction: x => x })

/** Nulls replaced by other values. */
export const filling: VerbTable = { '^': binary(fill), fills: unary(fills) }

function fillForward(x: Simple): Simple {
  if (x.kind === 'atom') return x
  const filled = x.data.slice()
  for (let i = 1; i < filled.length; i++) if (isNullItem(x.type, filled[i] as Item)) filled[i] = filled[i - 1] as Item
  return new Vector(x.type, filled, '', x.domain)
}
