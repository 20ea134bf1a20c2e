import type { Value } from '../../values/value.ts'
import { nameOf } from '../by-name.ts'
import { extendEnumeration } from '../enumeration.ts'
import { find } from '../find.ts'
import { roll } from '../random.ts'
import { extendStoredEnumeration } from '../stored-enumeration.ts'

/** `x?y`: Find in a list or dictionary, Enum Extend for a symbol, Roll or Deal for a number. */
export function query(x: Value, y: Value): Value {
  if (x.kind !== 'atom') return find(x, y)
  const name = nameOf(x)
  if (name === undefined) return roll(x, y)
  return name.startsWith(':') ? extendStoredEnumeration(name.slice(1), y) : extendEnumeration(name, y)
}
