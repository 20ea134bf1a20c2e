import { evalTree } from '../../evaluate/eval-tree.ts'
import { symbols } from '../../values/construct.ts'
import { collapse } from '../../values/items.ts'
import { Dictionary } from '../../values/value.ts'
import { joinDictionaries } from '../../verbs/tables/join-tables.ts'
import type { ColumnTrees } from '../column-trees.ts'
import { entryLookup } from '../query-dictionary.ts'

/** `update` of a dictionary: its entries changed or added. */
export function updateDictionary(dictionary: Dictionary, { names, trees }: ColumnTrees): Dictionary {
  const lookup = entryLookup(dictionary)
  const values = trees.map(tree => evalTree(tree, lookup))
  return joinDictionaries(dictionary, new Dictionary(symbols(names), collapse(values)))
}
