import { evalTree } from '../evaluate/eval-tree.ts'
import { symbols } from '../values/construct.ts'
import { collapse, itemAt, itemsOf } from '../values/items.ts'
import { textsOf } from '../values/text-of.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { isEmptyArgument, readColumnTrees } from './column-trees.ts'
import type { Lookup } from './follow-link.ts'

/** `select` and `exec` from a dictionary: its entries are the names that expressions see. */
export function queryDictionary(dictionary: Dictionary, select: Value, variables: Lookup): Value {
  if (isEmptyArgument(select)) return dictionary
  const lookup = entryLookup(dictionary, variables)
  if (select.kind !== 'dictionary') return evalTree(select, lookup)
  const { names, trees } = readColumnTrees(select)
  return new Dictionary(symbols(names), collapse(trees.map(tree => evalTree(tree, lookup))))
}

/** Finds the entries of a dictionary by their names, then the variables around. */
export function entryLookup({ keys, values }: Dictionary, variables: Lookup): Lookup {
  const names = itemsOf(keys).length ? textsOf(keys) : []
  return name => {
    const place = names.indexOf(name)
    return place < 0 ? variables(name) : itemAt(values, place)
  }
}
