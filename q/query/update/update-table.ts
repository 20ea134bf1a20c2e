import { evalTree } from '../../evaluate/eval-tree.ts'
import { columnOf } from '../../values/columns.ts'
import { fillRows } from '../../values/items-at.ts'
import { type Dictionary, Table, type Value } from '../../values/value.ts'
import { type ColumnTrees, readColumnTrees } from '../column-trees.ts'
import { filterRows } from '../filter-rows.ts'
import { GroupedColumns } from '../groups/evaluate-groups.ts'
import { groupRows } from '../groups/group-rows.ts'
import { QueryColumns } from '../query-columns.ts'
import { setKeyCount, type TableSource } from '../query-source.ts'
import { amendColumn } from './amend-column.ts'

export interface UpdateArguments {
  conditions: Value
  by: Value
  trees: ColumnTrees
}

/** The table with columns changed or added; every expression sees the columns as they were before. */
export function updateTable(source: TableSource, update: UpdateArguments): Value {
  const { table, keyCount } = source
  const columns = filterRows(new QueryColumns(table), update.conditions)
  const { by, trees } = update
  const values = by.kind === 'dictionary' ? updateByGroup(columns, by, trees) : updateAll(columns, trees)
  const names = [...table.names]
  const changed = [...table.columns]
  for (const [i, name] of trees.names.entries()) {
    const place = names.includes(name) ? names.indexOf(name) : names.push(name) - 1
    changed[place] = amendColumn(columnOf(table, name), columns, values[i] as Value)
  }
  return setKeyCount(new Table(names, changed), keyCount)
}

/** The new items of each column on the selected rows. */
function updateAll(columns: QueryColumns, { trees }: ColumnTrees): Value[] {
  return trees.map(tree => fillRows(evalTree(tree, columns.column), columns.rowCount))
}

/** As `updateAll`, with every expression evaluated group by group. */
function updateByGroup(columns: QueryColumns, by: Dictionary, { trees }: ColumnTrees): Value[] {
  const keys = readColumnTrees(by).trees.map(tree => fillRows(evalTree(tree, columns.column), columns.rowCount))
  const grouped = new GroupedColumns(columns, groupRows(keys, columns.rowCount))
  return trees.map(tree => grouped.evaluateRows(tree))
}
