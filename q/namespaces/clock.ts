import type { Session } from '../context/session.ts'
import { Type } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'
import { castTo } from '../verbs/cast/cast.ts'

const now = (session: Session): Value => new Atom(Type.timestamp, session.now())
const nowAs =
  (type: number) =>
  (session: Session): Value =>
    castTo(type, now(session))

/** The variables of `.z` that read the session's clock. The capitals, local time in kdb+, are UTC here. */
export const clockVariables: Readonly<Record<string, (session: Session) => Value>> = {
  '.z.p': now,
  '.z.P': now,
  '.z.n': nowAs(Type.timespan),
  '.z.N': nowAs(Type.timespan),
  '.z.d': nowAs(Type.date),
  '.z.D': nowAs(Type.date),
  '.z.t': nowAs(Type.time),
  '.z.T': nowAs(Type.time),
  '.z.z': nowAs(Type.datetime),
  '.z.Z': nowAs(Type.datetime),
}
