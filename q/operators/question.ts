import { requireLibrary, type Session } from '../context/session.ts'
import { deleteParts } from '../query/delete.ts'
import { readChangePlan, readSelectPlan } from '../query/plan.ts'
import { execAtRows, select } from '../query/select.ts'
import { update } from '../query/update.ts'
import { isKeyedTable, isSymbol } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'
import { chooseItems } from '../verbs/arithmetic/choose-items.ts'
import { extendEnumeration } from '../verbs/lists/enumerate.ts'
import { find } from '../verbs/lists/find.ts'
import { roll } from '../verbs/lists/random.ts'
import { nameOf } from '../verbs/tables/by-name.ts'
import { bang } from './bang.ts'

/** `x?y`, `?[b;x;y]`, `?[t;rows;expression]` and Functional Select, `?[t;c;b;a]`. */
function questionMark(session: Session, x: Value, y: Value, ...rest: Value[]): Value {
  const [z] = rest
  if (!z) return query(session, x, y)
  if (rest.length > 1) return select(session, x, readSelectPlan(session, [y, ...rest]))
  return isTableOrName(x) ? execAtRows(session, x, y, session.clauseOf(z)) : chooseItems(x, y, z)
}

const isTableOrName = (x: Value) => x.kind === 'table' || isSymbol(x) || isKeyedTable(x)

/** `x!y` and Functional Update or Delete, `![t;c;b;a]`. */
function exclamationMark(session: Session, x: Value, y: Value, ...rest: Value[]): Value {
  if (!rest.length) return bang(session, x, y)
  const plan = readChangePlan(session, [y, ...rest])
  return 'columns' in plan ? update(session, x, plan) : deleteParts(session, x, plan)
}

export const queryOperators = (session: Session): VerbTable => ({
  '?': variadic(2, 6, (x, y, ...rest: Value[]) => questionMark(session, x as Value, y as Value, ...rest)),
  '!': variadic(2, 4, (x, y, ...rest: Value[]) => exclamationMark(session, x as Value, y as Value, ...rest)),
})

/** `x?y`: Find in a list or dictionary, Enum Extend for a symbol, Roll or Deal for a number. */
function query(session: Session, x: Value, y: Value): Value {
  if (x.kind !== 'atom') return find(x, y)
  const name = nameOf(x)
  if (name === undefined) return roll(session, x, y)
  return name.startsWith(':')
    ? requireLibrary(session).extendStoredEnumeration(name.slice(1), y)
    : extendEnumeration(session, name, y)
}
