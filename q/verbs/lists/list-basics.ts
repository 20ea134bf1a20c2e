import { allocate, long, short } from '../../values/construct.ts'
import { collapse, countOf, itemAt } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { typeOf } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable, variadic } from '../../values/verb-table.ts'

/** What every list is asked first. */
export const listBasics: VerbTable = {
  til: unary(til),
  enlist: variadic(1, Number.POSITIVE_INFINITY, (...items) => collapse(items)),
  ',:': unary(x => collapse([x])),
  count: unary(x => long(countOf(x))),
  first: unary(first),
  last: unary(last),
  type: unary(x => short(typeOf(x))),
}

/** `til 3` is 0 1 2. */
export function til(x: Value): Vector {
  if (x.kind !== 'atom' || x.type > Type.long || x.type === Type.guid) return signal('type')
  const count = Number(x.item)
  if (!(count >= 0)) return signal('domain')
  const data = allocate(Type.long, count)
  for (let i = 0; i < count; i++) data[i] = i
  return new Vector(Type.long, data)
}

/** The first item of a list, value of a dictionary or row of a table; null for an empty one. */
function first(x: Value): Value {
  return itemAt(x, 0)
}

/** The last one. */
function last(x: Value): Value {
  return itemAt(x, countOf(x) - 1)
}
