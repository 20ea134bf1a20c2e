import { countOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isList, isSymbol } from '../../values/type-of.ts'
import { Dictionary, type Value } from '../../values/value.ts'

/** `keys!values`: two lists of equal count make a dictionary, two tables a keyed table. */
export function makeDictionary(keys: Value, values: Value): Dictionary {
  if (!isList(keys)) return signal('type')
  if (isSymbol(values)) return new Dictionary(keys, values)
  if (!isList(values)) return signal('type')
  return countOf(keys) === countOf(values) ? new Dictionary(keys, values) : signal('length')
}
