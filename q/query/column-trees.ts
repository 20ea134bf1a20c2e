import { countOf, itemsOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { textsOf } from '../values/text-of.ts'
import type { Dictionary, Value } from '../values/value.ts'

/** The columns that a query makes: a name and a parse tree each. */
export interface ColumnTrees {
  names: string[]
  trees: readonly Value[]
}

/** Reads `` `high`n!((max;`price);(count;`i)) ``. */
export function readColumnTrees({ keys, values }: Dictionary): ColumnTrees {
  const names = textsOf(keys)
  const trees = itemsOf(values)
  return names.length === trees.length ? { names, trees } : signal('length')
}

/** Whether an argument is left empty, such as `()` for all columns. */
export const isEmptyArgument = (value: Value): boolean =>
  (value.kind === 'list' || value.kind === 'dictionary') && !countOf(value)
