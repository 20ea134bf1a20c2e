import type { Session } from '../context/session.ts'
import { Type } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'
import { castTo } from '../verbs/cast/cast.ts'

const types = { p: Type.timestamp, n: Type.timespan, d: Type.date, t: Type.time, z: Type.datetime }

/** The variables of `.z` that read the session's clock, by letter: `.z.p` in UTC, `.z.P` in local time. */
export function clockVariables(session: Session): Record<string, () => Value> {
  const variables: Record<string, () => Value> = {}
  for (const [letter, type] of Object.entries(types)) {
    variables[letter] = () => castTo(type, new Atom(Type.timestamp, session.now()))
    variables[letter.toUpperCase()] = () => castTo(type, new Atom(Type.timestamp, session.now() + session.localOffset))
  }
  return variables
}
