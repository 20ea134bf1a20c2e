import type { Scope } from '../evaluate/eval-tree.ts'
import { itemAt, itemsOf } from '../values/items.ts'
import { textsOf } from '../values/text-of.ts'
import type { Dictionary, Value } from '../values/value.ts'
import { isEmptyArgument } from './column-trees.ts'
import { evaluateEntries } from './exec-all.ts'

/** `select` and `exec` from a dictionary: its entries are the names that expressions see. */
export const queryDictionary = (dictionary: Dictionary, select: Value): Value =>
  isEmptyArgument(select) ? dictionary : evaluateEntries(select, entryLookup(dictionary))

/** Finds the entries of a dictionary by their names. */
export function entryLookup({ keys, values }: Dictionary): Scope {
  const names = itemsOf(keys).length ? textsOf(keys) : []
  return name => {
    const place = names.indexOf(name)
    return place < 0 ? undefined : itemAt(values, place)
  }
}
