import { currentLibrary } from '../../evaluate/current-library.ts'
import type { Value } from '../../values/value.ts'
import { extendEnumeration } from '../enumerations/enumeration.ts'
import { roll } from '../random/random.ts'
import { find } from '../search/find.ts'
import { nameOf } from '../tables/by-name.ts'

/** `x?y`: Find in a list or dictionary, Enum Extend for a symbol, Roll or Deal for a number. */
export function query(x: Value, y: Value): Value {
  if (x.kind !== 'atom') return find(x, y)
  const name = nameOf(x)
  if (name === undefined) return roll(x, y)
  return name.startsWith(':') ? currentLibrary().extendStoredEnumeration(name.slice(1), y) : extendEnumeration(name, y)
}
