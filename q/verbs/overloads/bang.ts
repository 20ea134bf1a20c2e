import { currentSession } from '../../evaluate/current-session.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { enumeratePlaces } from '../enumerations/enumeration.ts'
import { changeByName, nameOf } from '../tables/by-name.ts'
import { makeDictionary } from '../tables/dictionary.ts'
import { enkey } from '../tables/keyed-table.ts'
import { internalFunctions } from './internal-functions.ts'
import { isWholeNumber, wholeNumber } from './whole-number.ts'

/** `x!y`: Dict of two lists, Enkey or an internal function for a number, Enumeration for a symbol. */
export function bang(x: Value, y: Value): Value {
  if (isList(x)) return makeDictionary(x, y)
  const name = nameOf(x)
  if (name !== undefined) return enumeratePlaces(name, y)
  if (!isWholeNumber(x)) return signal('type')
  const number = wholeNumber(x)
  if (number >= 0) return changeByName(y, table => enkey(number, table))
  const { library, network } = currentSession()
  const run = internalFunctions.get(number) ?? library?.internals.get(number)
  return run ? run(y) : (network?.runInternal(number, y) ?? signal('nyi'))
}
