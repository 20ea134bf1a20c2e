import { requireLibrary, type Session } from '../context/session.ts'
import { readSelectPlan } from '../query/plan.ts'
import { execAtRows, select } from '../query/select.ts'
import { isKeyedTable, isSymbol } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'
import { chooseItems } from '../verbs/arithmetic/choose-items.ts'
import { extendEnumeration } from '../verbs/lists/enumerate.ts'
import { find } from '../verbs/lists/find.ts'
import { roll } from '../verbs/lists/random.ts'
import { nameOf } from '../verbs/tables/by-name.ts'

/** The operator `?`: Find, Roll and Deal, Enum Extend, Vector Conditional, Functional Select. */
export const questionVerb = (session: Session): VerbTable => ({
  '?': variadic(2, 6, (x, y, ...rest: Value[]) => applyQuestion(session, x as Value, y as Value, ...rest), {
    shape: 'x?y',
    help: 'finds the index of y in x; n?y draws random numbers; with four arguments, select',
    examples: [
      ['7 8 9?8 5', '1 3'],
      ['(`a`b!1 2)?2', '`b'],
      ['?[101b;1 2 3;10 20 30]', '1 20 3'],
      ['?[([]a:1 2 3);enlist(>;`a;1);0b;()]', 'a\n-\n2\n3'],
    ],
    code: 17,
  }),
})

/** `x?y`, `?[b;x;y]`, `?[t;rows;expression]` and Functional Select, `?[t;c;b;a]`. */
function applyQuestion(session: Session, x: Value, y: Value, ...rest: Value[]): Value {
  const [z] = rest
  if (!z) return findOrRoll(session, x, y)
  if (rest.length > 1) return select(session, x, readSelectPlan(session, [y, ...rest]))
  return isTableOrName(x) ? execAtRows(session, x, y, session.clauseOf(z)) : chooseItems(x, y, z)
}

const isTableOrName = (x: Value) => x.kind === 'table' || isSymbol(x) || isKeyedTable(x)

/** `x?y`: Find in a list or dictionary, Enum Extend for a symbol, Roll or Deal for a number. */
function findOrRoll(session: Session, x: Value, y: Value): Value {
  if (x.kind !== 'atom') return find(x, y)
  const name = nameOf(x)
  if (name === undefined) return roll(session, x, y)
  return name.startsWith(':')
    ? requireLibrary(session).extendStoredEnumeration(session, name.slice(1), y)
    : extendEnumeration(session, name, y)
}
