import { evalTree, type Scope } from '../evaluate/eval-tree.ts'
import { symbols } from '../values/construct.ts'
import { collapse, itemAt, itemsOf } from '../values/items.ts'
import { textsOf } from '../values/text-of.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { isEmptyArgument, readColumnTrees } from './column-trees.ts'

/** `select` and `exec` from a dictionary: its entries are the names that expressions see. */
export function queryDictionary(dictionary: Dictionary, select: Value): Value {
  if (isEmptyArgument(select)) return dictionary
  const lookup = entryLookup(dictionary)
  if (select.kind !== 'dictionary') return evalTree(select, lookup)
  const { names, trees } = readColumnTrees(select)
  return new Dictionary(symbols(names), collapse(trees.map(tree => evalTree(tree, lookup))))
}

/** Finds the entries of a dictionary by their names. */
export function entryLookup({ keys, values }: Dictionary): Scope {
  const names = itemsOf(keys).length ? textsOf(keys) : []
  return name => {
    const place = names.indexOf(name)
    return place < 0 ? undefined : itemAt(values, place)
  }
}
