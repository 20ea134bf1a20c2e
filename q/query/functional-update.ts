import { signal } from '../values/q-error.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { readColumnTrees } from './column-trees.ts'
import { functionalDelete } from './functional-delete.ts'
import { readSource, resolveByName, storeByName, type TableSource } from './query-source.ts'
import { updateDictionary } from './update-dictionary.ts'
import { updateTable } from './update-table.ts'

/**
 * `![t;c;b;a]`: `update` if `a` is a dictionary of columns, `delete` if it is a list of names. A table given by name is
 * changed in place, and its name is the result.
 */
export function functionalUpdate(args: readonly Value[]): Value {
  const [table, conditions, by, columns] = args
  if (!table || !conditions || !by || !columns) return signal('rank')
  if (columns.kind !== 'dictionary') return functionalDelete(table, conditions, columns)
  const { value, name } = resolveByName(table)
  const source = readSource(value)
  const trees = readColumnTrees(columns)
  if (source.kind === 'table')
    return storeByName(table, name, updateTable(source satisfies TableSource, { conditions, by, trees }))
  if (by.kind !== 'atom' || by.type !== Type.boolean) return signal('type')
  return storeByName(table, name, updateDictionary(source.dictionary, trees))
}
