import { itemsOf } from '../values/items.ts'
import { textOf } from '../values/text-of.ts'
import { isSymbol } from '../values/type-of.ts'
import type { Value } from '../values/value.ts'

/** The names in parse trees, of `time.minute` only `time`: `` (>;`price;`limit) `` has price and limit. */
export function namesInTrees(trees: readonly Value[]): Set<string> {
  const names = new Set<string>()
  for (const tree of trees) addNames(tree, names)
  return names
}

function addNames(tree: Value, names: Set<string>): void {
  if (isSymbol(tree)) names.add(textOf(tree).split('.')[0] ?? '')
  else if (tree.kind === 'list') for (const item of tree.items) addNames(item, names)
  else if (tree.kind === 'dictionary') for (const item of itemsOf(tree.values)) addNames(item, names)
}

/** Whether a function of one of these names is applied anywhere in the tree. */
export function callsOneOf(tree: Value, functions: ReadonlySet<string>): boolean {
  if (tree.kind !== 'list') return false
  const [head] = tree.items
  return (
    (head?.kind === 'primitive' && functions.has(head.name)) || tree.items.some(item => callsOneOf(item, functions))
  )
}
