import { long } from '../values/construct.ts'
import { nullOfList } from '../values/null-items.ts'
import { isNumeric, isTemporal } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'

/** What stands before the first item in each-prior: 0 for `-` and `+`, 1 for `*` and `%`, else the null of the list. */
export function firstOperand(f: Value, list: Value): Value {
  const name = f.kind === 'primitive' ? f.name : ''
  const neutral = name === '-' || name === '+' ? 0 : name === '*' || name === '%' ? 1 : undefined
  if (neutral === undefined || list.kind !== 'vector') return nullOfList(list)
  if (isNumeric(list.type)) return new Atom(list.type, neutral)
  return isTemporal(list.type) ? long(neutral) : nullOfList(list)
}
