import type { InternalFunction, Session } from '../context/session.ts'
import { displayValue, kFormString } from '../display/display-verbs.ts'
import { fileSymbol } from '../files/file-verbs.ts'
import { symbol } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { isList } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { isWholeNumber, wholeNumber } from '../vectors/whole-number.ts'
import { enumerateIndices } from '../verbs/lists/enumerate.ts'
import { attributeOf } from '../verbs/tables/attributes.ts'
import { changeByName, nameOf } from '../verbs/tables/by-name.ts'
import { enkey, makeDictionary } from '../verbs/tables/keyed-tables.ts'

/** `x!y`: Dict of two lists, Enkey or an internal function for a number, Enumeration for a symbol. */
export function bang(session: Session, x: Value, y: Value): Value {
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

/** What `n!x` does for a number below 0, as far as the library does not bring it along; NaN stands for `0N!x`. */
const internalFunctions = new Map<number, InternalFunction>([
  [Number.NaN, displayValue],
  [-1, (_, x) => fileSymbol(x)],
  [-2, (_, x) => symbol(attributeOf(x))],
  [-3, kFormString],
  [-6, (session, tree) => session.evaluateTree(tree)],
])
