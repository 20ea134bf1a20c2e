import { isNullItem } from '../../values/null-items.ts'
import type { Simple } from '../../values/type-of.ts'
import { type Item, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { extendUnary } from '../arithmetic/atomic-extension.ts'

/** Where nulls are removed. */
type Side = 'left' | 'right' | 'both'

/** The keywords `trim`, `ltrim` and `rtrim`: strings without blanks at the ends, other vectors without nulls there. */
export const trimming: VerbTable = {
  trim: unary(x => trimAll(x, 'both')),
  ltrim: unary(x => trimAll(x, 'left')),
  rtrim: unary(x => trimAll(x, 'right')),
}

/** `"  a "` gives `"a"`; lists, dictionaries and tables are gone into. */
const trimAll = extendUnary((x: Simple, side: Side) => (x.kind === 'atom' ? x : trimVector(x, side)), {
  ofFunction: x => x,
})

function trimVector(x: Vector, side: Side): Vector {
  const { type, data, domain } = x
  let start = 0
  let end = data.length
  if (side !== 'right') while (start < end && isNullItem(type, data[start] as Item)) start++
  if (side !== 'left') while (start < end && isNullItem(type, data[end - 1] as Item)) end--
  return start || end < data.length ? new Vector(type, data.slice(start, end), '', domain) : x
}
