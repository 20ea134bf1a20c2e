import type { Session } from '../../context/session.ts'
import { nanosecondsPerDay } from '../../temporal/calendar.ts'
import { float } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { Type } from '../../values/types.ts'
import { Atom, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { add } from '../arithmetic/arithmetic.ts'

/** Conversion between local time and UTC, which are the same until `\o` sets an offset. */
export const timeZoneVerbs = (session: Session): VerbTable => ({
  ltime: unary(x => shift(x, session.localOffset), {
    shape: 'ltime x',
    help: 'turns UTC into local time',
    examples: [
      ['ltime 2024.01.01D12:00:00', '2024.01.01D12:00:00.000000000'],
      ['system"o 2";ltime 2024.01.01D12:00:00', '2024.01.01D14:00:00.000000000'],
      ['ltime 5', "'type\n  [0]  ltime 5\n       ^"],
    ],
  }),
  gtime: unary(x => shift(x, -session.localOffset), {
    shape: 'gtime x',
    help: 'turns local time into UTC',
    examples: [['gtime 2024.01.01D12:00:00', '2024.01.01D12:00:00.000000000']],
  }),
})

/** Adds an offset in nanoseconds to timestamps or datetimes; signals `type` for other values. */
function shift(x: Value, offset: bigint): Value {
  if (x.kind !== 'atom' && x.kind !== 'vector') return signal('type')
  if (x.type === Type.timestamp) return offset ? add(x, new Atom(Type.timespan, Number(offset))) : x
  if (x.type !== Type.datetime) return signal('type')
  return offset ? add(x, float(Number(offset) / nanosecondsPerDay)) : x
}
