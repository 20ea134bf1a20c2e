import { evalTree } from '../../evaluate/eval-tree.ts'
import { joinSides } from '../../values/columns.ts'
import { fillRows, itemsAt } from '../../values/items-at.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, Table, type Value, Vector } from '../../values/value.ts'
import { isEmptyArgument, readColumnTrees } from '../column-trees.ts'
import { limitRows } from '../limit-rows.ts'
import { QueryColumns } from '../query-columns.ts'
import { GroupedColumns } from './evaluate-groups.ts'
import { groupRowsSorted, lastRows, type RowGroups } from './group-rows.ts'

interface GroupedQuery {
  by: Value
  select: Value
  limit: Value | undefined
  order: Value | undefined
}

/** The keys of a query's groups: the names and columns to group by, and how the result shows them. */
interface GroupKeys {
  names: string[]
  columns: readonly Value[]
  /** `by x:a` (a dictionary) makes a table of keys; `exec ... by a` makes a list. */
  isTable: boolean
}

/** `select` or `exec` with `by`: one row or item per group, in ascending order of the keys. */
export function queryByGroup(columns: QueryColumns, { by, select, limit, order }: GroupedQuery): Value {
  const keys = evaluateKeys(columns, by)
  const groups = groupRowsSorted(keys.columns, columns.rowCount)
  const values = evaluateValues(columns, groups, keys, select)
  const keyTable = sortedKeys(keys, groups)
  const keyList = keyTable.columns[0]
  const isList = !keys.isTable && values.kind !== 'table'
  return limitGroups(new Dictionary(isList && keyList ? keyList : keyTable, values), limit, order)
}

/** A list of symbols is no expression: all rows then form one group, whose key is the empty symbol. */
function evaluateKeys(columns: QueryColumns, by: Value): GroupKeys {
  const { rowCount } = columns
  if (by.kind === 'dictionary') {
    const { names, trees } = readColumnTrees(by)
    const values = trees.map(tree => fillRows(evalTree(tree, columns.column), rowCount))
    return { names, columns: values, isTable: true }
  }
  if (by.kind === 'vector' && by.type === Type.symbol && by.data.length > 1)
    return { names: [''], columns: [new Vector(Type.symbol, new Int32Array(rowCount))], isTable: false }
  return { names: [''], columns: [fillRows(evalTree(by, columns.column), rowCount)], isTable: false }
}

function evaluateValues(columns: QueryColumns, groups: RowGroups, keys: GroupKeys, select: Value): Value {
  if (isEmptyArgument(select)) return lastRowOfGroups(columns, groups, keys)
  const grouped = new GroupedColumns(columns, groups)
  if (select.kind !== 'dictionary') return grouped.evaluate(select)
  const { names, trees } = readColumnTrees(select)
  return new Table(
    names,
    trees.map(tree => grouped.evaluate(tree)),
  )
}

/** `select by a from t`: the last row of each group, without the columns that are keys already. */
function lastRowOfGroups(columns: QueryColumns, groups: RowGroups, keys: GroupKeys): Table {
  const names = columns.table.names.filter(name => !keys.names.includes(name))
  const last = columns.at(lastRows(groups))
  return new Table(
    names,
    names.map(name => last.column(name) as Value),
  )
}

/** The key of each group, ascending: a single column of keys is marked as sorted, and the table too. */
function sortedKeys({ names, columns }: GroupKeys, { firsts }: RowGroups): Table {
  const keys = columns.map(column => itemsAt(column, firsts))
  const [only] = keys
  if (only?.kind !== 'vector' || keys.length > 1) return new Table(names, keys)
  return new Table(names, [new Vector(only.type, only.data, 's', only.domain)], true)
}

/** Orders and limits the groups themselves. */
function limitGroups(result: Dictionary, limit: Value | undefined, order: Value | undefined): Value {
  if (!limit && !order) return result
  const { keys, values } = result
  const [left, right] = [keys, values].map(side => (side.kind === 'table' ? side : new Table([''], [side])))
  const rows = limitRows(new QueryColumns(joinSides(left as Table, right as Table)), limit, order).rows
  return rows ? new Dictionary(itemsAt(keys, rows), itemsAt(values, rows)) : result
}
