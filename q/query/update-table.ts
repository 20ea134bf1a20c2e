import { evalTree } from '../evaluate/eval-tree.ts'
import { Table, type Value } from '../values/value.ts'
import { amendColumn } from './amend-column.ts'
import { type ColumnTrees, isEmptyArgument, readColumnTrees } from './column-trees.ts'
import { GroupedColumns } from './evaluate-groups.ts'
import { fillRows } from './fill-rows.ts'
import { filterRows } from './filter-rows.ts'
import { columnOf } from './follow-link.ts'
import { groupRows, listRowsByGroup } from './group-rows.ts'
import { QueryColumns } from './query-columns.ts'
import { setKeyCount, type TableSource } from './query-source.ts'
import { scatterGroups } from './scatter-groups.ts'

export interface UpdateArguments {
  conditions: Value
  by: Value
  trees: ColumnTrees
}

/** The table with columns changed or added; every expression sees the columns as they were before. */
export function updateTable(source: TableSource, update: UpdateArguments): Value {
  const { table, keyCount } = source
  const columns = filterRows(new QueryColumns(table), update.conditions)
  const values = update.by.kind === 'dictionary' ? updateByGroup(columns, update) : updateAll(columns, update)
  const names = [...table.names]
  const changed = [...table.columns]
  for (const [i, name] of update.trees.names.entries()) {
    const place = names.includes(name) ? names.indexOf(name) : names.push(name) - 1
    changed[place] = amendColumn(columnOf(table, name), columns, values[i] as Value)
  }
  return setKeyCount(new Table(names, changed), keyCount)
}

/** The new items of each column on the selected rows. */
function updateAll(columns: QueryColumns, { trees }: UpdateArguments): Value[] {
  return trees.trees.map(tree => fillRows(evalTree(tree, columns.column), columns.rowCount))
}

/** As `updateAll`, with every expression evaluated group by group. */
function updateByGroup(columns: QueryColumns, { by, trees }: UpdateArguments): Value[] {
  if (by.kind !== 'dictionary' || isEmptyArgument(by)) return updateAll(columns, { conditions: by, by, trees })
  const keys = readColumnTrees(by).trees.map(tree => fillRows(evalTree(tree, columns.column), columns.rowCount))
  const groups = groupRows(keys, columns.rowCount)
  const grouped = new GroupedColumns(columns, groups)
  return trees.trees.map(tree => {
    if (!groups.count) return fillRows(evalTree(tree, columns.column), 0)
    return scatterGroups(grouped.evaluateEach(tree), listRowsByGroup(groups))
  })
}
