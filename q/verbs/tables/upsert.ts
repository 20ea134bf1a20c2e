import { currentSession } from '../../evaluate/current-session.ts'
import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import { append } from '../lists/append.ts'
import { nameOf } from './by-name.ts'

/**
 * `t upsert rows`: t with the rows added; where t has keys, a row whose key is there replaces the old one. A variable or
 * file given by its name is changed.
 */
export function upsert(x: Value, y: Value): Value {
  const name = nameOf(x)
  if (name === undefined) return append(x, y)
  const session = currentSession()
  const old = session.getGlobal(name)
  if (!old && !name.startsWith(':') && y.kind !== 'table' && y.kind !== 'dictionary') signal(name)
  session.setGlobal(name, old ? append(old, y) : y)
  return x
}
