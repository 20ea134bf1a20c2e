import { emptyList, long } from '../values/construct.ts'
import { nullOfList } from '../values/null-items.ts'
import { isNumeric, isTemporal, Type, typeInfo } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'

/**
 * What stands before the first item in each-prior: the identity element of the operator where it has one (0 for `+`, 1
 * for `*`, `0W` for `&`, the empty list for `,`), else the null of the list.
 */
export function firstOperand(f: Value, list: Value): Value {
  const operator = f.kind === 'primitive' ? f.name : ''
  if (operator === ',') return emptyList
  const isExtreme = operator === '&' || operator === '|'
  if (!operator || !(isExtreme || '+-*%'.includes(operator))) return nullOfList(list)
  const type = list.kind === 'vector' ? list.type : Type.long
  if (isExtreme) return extremeOf(type, operator === '&')
  const neutral = '+-'.includes(operator) ? 0 : 1
  if (isNumeric(type)) return new Atom(type, neutral)
  return isTemporal(type) ? long(neutral) : nullOfList(list)
}

/** Booleans and bytes have no infinity. */
function extremeOf(type: number, isGreatest: boolean): Atom {
  const { infinity } = typeInfo(type)
  const greatest = infinity ?? (type === Type.boolean ? 1 : 255)
  return new Atom(type, isGreatest ? greatest : infinity === undefined ? 0 : -infinity)
}
