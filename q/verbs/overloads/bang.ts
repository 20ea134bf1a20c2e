import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { changeByName, nameOf } from '../by-name.ts'
import { makeDictionary } from '../dictionary.ts'
import { enumeratePlaces } from '../enumeration.ts'
import { enkey } from '../keyed-table.ts'
import { isWholeNumber, wholeNumber } from '../whole-number.ts'

/** The operator `!` with two arguments. */
export const bangVerb: VerbTable = { '!': binary(bang) }

/** What `-8!y` and its like do, by their number; `0N!y` is NaN. Families of verbs add theirs. */
export const internalFunctions = new Map<number, (y: Value) => Value>()

/** `x!y`: Dict of two lists, Enkey or an internal function for a number, Enumeration for a symbol. */
export function bang(x: Value, y: Value): Value {
  if (isList(x)) return makeDictionary(x, y)
  const name = nameOf(x)
  if (name !== undefined) return enumeratePlaces(name, y)
  if (!isWholeNumber(x)) return signal('type')
  const number = wholeNumber(x)
  if (number >= 0) return changeByName(y, table => enkey(number, table))
  const run = internalFunctions.get(number)
  return run ? run(y) : signal('nyi')
}
