import { emptyList, long } from '../values/construct.ts'
import { nullOfList } from '../values/null-items.ts'
import { isNumeric, isTemporal, typeInfo } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'

/**
 * What stands before the first item in each-prior: the identity element of the operator where it has one (0 for `+`, 1
 * for `*`, `0W` for `&`, the empty list for `,`), else the null of the list.
 */
export function firstOperand(f: Value, list: Value): Value {
  const operator = f.kind === 'primitive' ? f.name : ''
  if (operator === ',') return emptyList
  if (list.kind !== 'vector') return nullOfList(list)
  if (operator === '&' || operator === '|') return extremeOf(list.type, operator === '&') ?? nullOfList(list)
  const neutral = '+-'.includes(operator) ? 0 : 1
  if (!operator || !'+-*%'.includes(operator)) return nullOfList(list)
  if (isNumeric(list.type)) return new Atom(list.type, neutral)
  return isTemporal(list.type) ? long(neutral) : nullOfList(list)
}

function extremeOf(type: number, isGreatest: boolean): Atom | undefined {
  const { infinity } = typeInfo(type)
  return infinity === undefined ? undefined : new Atom(type, isGreatest ? infinity : -infinity)
}
