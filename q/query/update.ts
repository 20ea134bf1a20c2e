import type { Session } from '../context/session.ts'
import { evalTree } from '../evaluate/eval-tree.ts'
import { mixColumns } from '../joins/join-arguments.ts'
import { columnOf } from '../values/columns.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, toUniformList } from '../values/items.ts'
import { fillRows, itemsAt } from '../values/items-at.ts'
import { Type } from '../values/types.ts'
import { Dictionary, Table, type Value, type Vector } from '../values/value.ts'
import { attributeOfAmended, withAttribute } from '../vectors/kept-attribute.ts'
import { groupRows } from '../vectors/row-groups.ts'
import { fitItems } from '../verbs/lists/enumerate.ts'
import { changeByName } from '../verbs/tables/by-name.ts'
import { joinDictionaries } from '../verbs/tables/keyed-tables.ts'
import { functionalDelete } from './delete.ts'
import { filterRows } from './filter.ts'
import { GroupedColumns } from './group-by.ts'
import {
  type ColumnTrees,
  QueryColumns,
  readColumnTrees,
  readSource,
  setKeyCount,
  type TableSource,
} from './query-columns.ts'
import { entryLookup } from './select.ts'

/**
 * `![t;c;b;a]`: `update` if `a` is a dictionary of columns, `delete` if it is a list of names. A table given by name is
 * changed in place, and its name is the result.
 */
export function functionalUpdate(session: Session, args: readonly Value[]): Value {
  const [table, conditions, by, columns] = args
  if (!table || !conditions || !by || !columns) return signal('rank')
  if (columns.kind !== 'dictionary') return functionalDelete(session, table, conditions, columns)
  return changeByName(session, table, value =>
    updateValue(session, value, { conditions, by, trees: readColumnTrees(columns) }),
  )
}

function updateValue(session: Session, value: Value, update: UpdateArguments): Value {
  const source = readSource(value)
  if (source.kind === 'table') return updateTable(session, source, update)
  const { by, trees } = update
  return by.kind === 'atom' && by.type === Type.boolean
    ? updateDictionary(session, source.dictionary, trees)
    : signal('type')
}

interface UpdateArguments {
  conditions: Value
  by: Value
  trees: ColumnTrees
}

/** The table with columns changed or added; every expression sees the columns as they were before. */
function updateTable(session: Session, source: TableSource, update: UpdateArguments): Value {
  const { table, keyCount } = source
  const columns = filterRows(session, new QueryColumns(table), update.conditions)
  const { by, trees } = update
  const values =
    by.kind === 'dictionary' ? updateByGroup(session, columns, by, trees) : updateAll(session, columns, trees)
  const names = [...table.names]
  const changed = [...table.columns]
  for (const [i, name] of trees.names.entries()) {
    const index = names.includes(name) ? names.indexOf(name) : names.push(name) - 1
    changed[index] = amendColumn(columnOf(table, name), columns, values[i] as Value)
  }
  return setKeyCount(new Table(names, changed), keyCount)
}

/** The new items of each column on the selected rows. */
function updateAll(session: Session, columns: QueryColumns, { trees }: ColumnTrees): Value[] {
  return trees.map(tree => fillRows(evalTree(session, tree, columns.column), columns.rowCount))
}

/** As `updateAll`, with every expression evaluated group by group. */
function updateByGroup(session: Session, columns: QueryColumns, by: Dictionary, { trees }: ColumnTrees): Value[] {
  const keys = readColumnTrees(by).trees.map(tree =>
    fillRows(evalTree(session, tree, columns.column), columns.rowCount),
  )
  const grouped = new GroupedColumns(session, columns, groupRows(keys, columns.rowCount))
  return trees.map(tree => grouped.evaluateRows(tree))
}

/**
 * A column after an update: `values` on the selected rows, on others what was there, or nulls in a new column. Selected
 * items of a vector must keep its type, else `type`.
 */
function amendColumn(before: Value | undefined, { rows, table }: QueryColumns, values: Value): Value {
  if (!rows) return values
  if (before && !rows.length) return before
  const indices = indicesOf(rows, countOf(table))
  if (before?.kind === 'vector') return amendVector(before, indices, values)
  return before ? mixColumns(before, values, indices) : itemsAt(values, indices)
}

function amendVector(before: Vector, indices: Int32Array, values: Value): Value {
  const fresh = fitItems(before, values)
  if (fresh.kind !== 'vector' || fresh.type !== before.type) return signal('type')
  return withAttribute(mixColumns(before, fresh, indices) as Vector, attributeOfAmended(before))
}

/** For each row of the table its index among the selected rows, -1 for those not selected. */
function indicesOf(rows: Int32Array, rowCount: number): Int32Array {
  const indices = new Int32Array(rowCount).fill(-1)
  for (let i = 0; i < rows.length; i++) indices[rows[i] as number] = i
  return indices
}

/** `update` of a dictionary: its entries changed or added. */
function updateDictionary(session: Session, dictionary: Dictionary, { names, trees }: ColumnTrees): Dictionary {
  const lookup = entryLookup(dictionary)
  const values = trees.map(tree => evalTree(session, tree, lookup))
  return joinDictionaries(dictionary, new Dictionary(symbols(names), toUniformList(values)))
}
