import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { changeByName } from '../../verbs/tables/by-name.ts'
import { readColumnTrees } from '../column-trees.ts'
import { readSource } from '../query-source.ts'
import { functionalDelete } from './functional-delete.ts'
import { updateDictionary } from './update-dictionary.ts'
import { type UpdateArguments, updateTable } from './update-table.ts'

/**
 * `![t;c;b;a]`: `update` if `a` is a dictionary of columns, `delete` if it is a list of names. A table given by name is
 * changed in place, and its name is the result.
 */
export function functionalUpdate(args: readonly Value[]): Value {
  const [table, conditions, by, columns] = args
  if (!table || !conditions || !by || !columns) return signal('rank')
  if (columns.kind !== 'dictionary') return functionalDelete(table, conditions, columns)
  return changeByName(table, value => updateValue(value, { conditions, by, trees: readColumnTrees(columns) }))
}

function updateValue(value: Value, update: UpdateArguments): Value {
  const source = readSource(value)
  if (source.kind === 'table') return updateTable(source, update)
  const { by, trees } = update
  return by.kind === 'atom' && by.type === Type.boolean ? updateDictionary(source.dictionary, trees) : signal('type')
}
