import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'

/** The keywords `ltime` and `gtime`: local and universal time, which are one and the same here. */
export const timeZone: VerbTable = { ltime: unary(checkTime), gtime: unary(checkTime) }

function checkTime(x: Value): Value {
  const isTime = (x.kind === 'atom' || x.kind === 'vector') && (x.type === Type.timestamp || x.type === Type.datetime)
  return isTime ? x : signal('type')
}
