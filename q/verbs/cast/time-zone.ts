import { signal } from '../../values/errors.ts'
import { Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'

/** Conversion between local time and UTC. The interpreter's local time is UTC, so that both give x unchanged. */
export const timeZoneVerbs: VerbTable = {
  ltime: unary(requireTime, {
    shape: 'ltime x',
    help: 'turns UTC into local time',
    examples: [
      ['ltime 2024.01.01D12:00:00', '2024.01.01D12:00:00.000000000'],
      ['ltime 5', "'type\n  [0]  ltime 5\n       ^"],
    ],
  }),
  gtime: unary(requireTime, {
    shape: 'gtime x',
    help: 'turns local time into UTC',
    examples: [['gtime 2024.01.01D12:00:00', '2024.01.01D12:00:00.000000000']],
  }),
}

/** Timestamps and datetimes; signals `type` for other values. */
function requireTime(x: Value): Value {
  const isTime = (x.kind === 'atom' || x.kind === 'vector') && (x.type === Type.timestamp || x.type === Type.datetime)
  return isTime ? x : signal('type')
}
