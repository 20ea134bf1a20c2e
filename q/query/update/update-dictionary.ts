import { evalTree } from '../../evaluate/eval-tree.ts'
import { symbols } from '../../values/construct.ts'
import { collapse, itemsOf } from '../../values/items.ts'
import { textsOf } from '../../values/text-of.ts'
import { Dictionary, type Value } from '../../values/value.ts'
import type { ColumnTrees } from '../column-trees.ts'
import { entryLookup } from '../query-dictionary.ts'

/** `update` of a dictionary: its entries changed or added. */
export function updateDictionary(dictionary: Dictionary, { names, trees }: ColumnTrees): Dictionary {
  const lookup = entryLookup(dictionary)
  const values = trees.map(tree => evalTree(tree, lookup))
  const items = itemsOf(dictionary.values)
  const keys = items.length ? textsOf(dictionary.keys) : []
  const entries = new Map<string, Value>(keys.map((key, i) => [key, items[i] as Value]))
  for (const [i, name] of names.entries()) entries.set(name, values[i] as Value)
  return new Dictionary(symbols([...entries.keys()]), collapse([...entries.values()]))
}
