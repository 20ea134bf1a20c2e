import type { InternalFunction, Session } from '../context/session.ts'
import { displayValue, kFormString } from '../display/display-verbs.ts'
import { fileSymbol } from '../files/file-verbs.ts'
import { deleteParts } from '../query/delete.ts'
import { readChangePlan } from '../query/plan.ts'
import { update } from '../query/update.ts'
import { symbol } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { isList } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'
import { isWholeNumber, wholeNumber } from '../vectors/whole-number.ts'
import { enumerateIndices } from '../verbs/lists/enumerate.ts'
import { attributeOf } from '../verbs/tables/attributes.ts'
import { changeByName, nameOf } from '../verbs/tables/by-name.ts'
import { enkey, makeDictionary } from '../verbs/tables/keyed-tables.ts'

/** The operator `!`: Dict, Enkey and Unkey, Enumeration, internal functions, Functional Update and Delete. */
export const bangVerb = (session: Session): VerbTable => ({
  '!': variadic(2, 4, (x, y, ...rest: Value[]) => applyBang(session, x as Value, y as Value, ...rest), {
    shape: 'x!y',
    help: 'makes a dictionary of keys and values; with four arguments, update and delete',
    examples: [
      ['`a`b!1 2', 'a| 1\nb| 2'],
      ['1!([]k:`a`b;v:1 2)', 'k| v\n-| -\na| 1\nb| 2'],
      ['![([]a:1 2);();0b;(enlist`b)!enlist(+;`a;10)]', 'a b \n----\n1 11\n2 12'],
      ['`a`b!1 2 3', "'length\n  [0]  `a`b!1 2 3\n           ^"],
    ],
    code: 16,
  }),
})

/** `x!y`, or `![t;c;b;a]`. */
function applyBang(session: Session, x: Value, y: Value, ...rest: Value[]): Value {
  if (!rest.length) return applyBangToPair(session, x, y)
  const plan = readChangePlan(session, [y, ...rest])
  return 'columns' in plan ? update(session, x, plan) : deleteParts(session, x, plan)
}

/** `x!y`: Dict of two lists, Enkey or an internal function for a number, Enumeration for a symbol. */
function applyBangToPair(session: Session, x: Value, y: Value): Value {
  if (isList(x)) return makeDictionary(x, y)
  const name = nameOf(x)
  if (name !== undefined) return enumerateIndices(session.domain(name), y)
  if (!isWholeNumber(x)) return signal('type')
  const number = wholeNumber(x)
  if (number >= 0) return changeByName(session, y, table => enkey(number, table))
  const { library, network } = session
  const run = internalFunctions.get(number) ?? library?.internals.get(number)
  return run ? run(session, y) : (network?.runInternal(number, y) ?? signal('nyi'))
}

/** The functions `n!x` for negative n that need no library, by n; `NaN` is `0N!x`. `negative-bang.ts` has the others. */
const internalFunctions = new Map<number, InternalFunction>([
  [Number.NaN, displayValue],
  [-1, (_, x) => fileSymbol(x)],
  [-2, (_, x) => symbol(attributeOf(x))],
  [-3, kFormString],
  [-6, (session, tree) => session.evaluateTree(tree)],
])
