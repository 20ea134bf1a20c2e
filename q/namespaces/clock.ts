import type { Session } from '../context/session.ts'
import { Type } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'
import { castTo } from '../verbs/cast/cast.ts'

/** The type of each variable of `.z` that reads the session's clock. The capitals are in local time. */
const clockTypes = {
  p: Type.timestamp,
  n: Type.timespan,
  d: Type.date,
  t: Type.time,
  z: Type.datetime,
}

/** The variables of `.z` that read the session's clock: `.z.p` in UTC, `.z.P` in local time. */
export const clockVariables: readonly (readonly [name: string, read: (session: Session) => Value])[] = Object.entries(
  clockTypes,
).flatMap(([letter, type]) => [
  [`.z.${letter}`, session => castTo(type, new Atom(Type.timestamp, session.now()))],
  [
    `.z.${letter.toUpperCase()}`,
    session => castTo(type, new Atom(Type.timestamp, session.now() + session.localOffset)),
  ],
])
