import type { Value } from '../../values/value.ts'
import { nameOf } from '../by-name.ts'
import { extendEnumeration } from '../enumeration.ts'
import { find } from '../find.ts'
import { roll } from '../random.ts'

/** `x?y`: Find in a list or dictionary, Enum Extend for a symbol, Roll or Deal for a number. */
export function query(x: Value, y: Value): Value {
  if (x.kind !== 'atom') return find(x, y)
  const name = nameOf(x)
  return name === undefined ? roll(x, y) : extendEnumeration(variableOf(name), y)
}

/** `` `:db/sym`` names the variable `sym`. */
const variableOf = (name: string) =>
  name.startsWith(':') ? name.slice(name.lastIndexOf('/') + 1).replace(':', '') : name
