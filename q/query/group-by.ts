import type { Clause } from '../context/clause.ts'
import { fillRows, joinSides } from '../values/columns.ts'
import { emptyList } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { toUniformList } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { isList, Type } from '../values/types.ts'
import { Dictionary, type RowGroups, Table, type Value, Vector } from '../values/value.ts'
import { joinManyLists } from '../vectors/join-lists.ts'
import { groupRowsSorted, lastRows, listRowsByGroup, splitRows } from '../vectors/row-groups.ts'
import { limitRows } from './filter.ts'
import { type GroupKeys, isNamed, type SelectedColumns, type SelectPlan } from './plan.ts'
import { QueryColumns } from './query-columns.ts'

/** `select` or `exec` with `by`: one row or item per group, in ascending order of the keys. */
export function queryByGroup(
  columns: QueryColumns,
  by: GroupKeys,
  { columns: selection, limit, order }: SelectPlan,
): Value {
  const keys = evaluateKeys(columns, by)
  const groups = groupRowsSorted(keys, columns.rowCount)
  const values = evaluateValues(columns, groups, by, selection)
  const keyTable = sortedKeys(by.names, keys, groups)
  const keyList = keyTable.columns[0]
  const isList = !by.isTable && values.kind !== 'table'
  return limitGroups(new Dictionary(isList && keyList ? keyList : keyTable, values), limit, order)
}

/** The columns to group by. Without an expression the empty symbol is the key of all rows. */
export function evaluateKeys(columns: QueryColumns, { clauses }: GroupKeys): Value[] {
  const { rowCount } = columns
  if (!clauses.length) return [new Vector(Type.symbol, new Int32Array(rowCount))]
  return clauses.map(clause => fillRows(clause.evaluate(columns.column), rowCount))
}

function evaluateValues(columns: QueryColumns, groups: RowGroups, by: GroupKeys, selection: SelectedColumns): Value {
  if (selection === 'all') return lastRowOfGroups(columns, groups, by)
  const grouped = new GroupedColumns(columns, groups)
  if (!isNamed(selection)) return grouped.evaluate(selection)
  return new Table(
    selection.names,
    selection.clauses.map(clause => grouped.evaluate(clause)),
  )
}

/** `select by a from t`: the last row of each group, without the columns that are keys already. */
function lastRowOfGroups(columns: QueryColumns, groups: RowGroups, by: GroupKeys): Table {
  const names = columns.table.names.filter(name => !by.names.includes(name))
  const last = columns.at(lastRows(groups))
  return new Table(
    names,
    names.map(name => last.column(name) as Value),
  )
}

/** The key of each group, ascending: a single column of keys is marked as sorted, and the table too. */
function sortedKeys(names: readonly string[], columns: readonly Value[], { firsts }: RowGroups): Table {
  const keys = columns.map(column => itemsAt(column, firsts))
  const [only] = keys
  if (only?.kind !== 'vector' || keys.length > 1) return new Table(names, keys)
  return new Table(names, [new Vector(only.type, only.data, 's', only.domain)], true)
}

/** Orders and limits the groups themselves. */
function limitGroups(result: Dictionary, limit: Value | undefined, order: Clause | undefined): Value {
  if (!limit && !order) return result
  const { keys, values } = result
  const [left, right] = [keys, values].map(side => (side.kind === 'table' ? side : new Table([''], [side])))
  const rows = limitRows(new QueryColumns(joinSides(left as Table, right as Table)), limit, order).rows
  return rows ? new Dictionary(itemsAt(keys, rows), itemsAt(values, rows)) : result
}

/** Evaluates expressions group by group, on columns that hold the rows of one group each time. */
export class GroupedColumns {
  private parts: readonly QueryColumns[] | undefined

  constructor(
    private readonly columns: QueryColumns,
    private readonly groups: RowGroups,
  ) {}

  /** One value per group, collapsed to a vector where all are atoms of one type. */
  evaluate(clause: Clause): Value {
    if (!this.groups.count) return emptyLike(this.evaluateNone(clause))
    return aggregateAllGroups(clause, this.columns, this.groups) ?? toUniformList(this.evaluateEach(clause))
  }

  /** A column with an item per row: the value of its group, or its own item of a list per group. */
  evaluateRows(clause: Clause): Value {
    if (!this.groups.count) return fillRows(this.evaluateNone(clause), 0)
    const aggregated = aggregateAllGroups(clause, this.columns, this.groups)
    if (aggregated) return itemsAt(aggregated, this.groups.groupOf)
    return scatterGroups(this.evaluateEach(clause), this.groups)
  }

  private evaluateEach(clause: Clause): Value[] {
    return this.groupColumns().map(part => clause.evaluate(part.column))
  }

  private groupColumns(): readonly QueryColumns[] {
    this.parts ??= splitRows(this.groups).map(rows => this.columns.at(rows))
    return this.parts
  }

  /** The value of the expression for no rows; `()` if that is an error. */
  private evaluateNone(clause: Clause): Value {
    try {
      return clause.evaluate(this.columns.column)
    } catch (error) {
      if (error instanceof QError) return emptyList
      throw error
    }
  }
}

/** The column of no groups: where an aggregate gives a long it is `long$()`, for lists per group it is `()`. */
const emptyLike = (value: Value): Value =>
  value.kind === 'atom' ? toUniformList([], toUniformList([value])) : emptyList

/**
 * Computes aggregates such as `sum price*size` or `(sum a)%sum b` for all groups in one pass over the rows. Undefined for
 * other expressions, and for data with nulls or overflows that only the verb handles.
 */
function aggregateAllGroups(clause: Clause, columns: QueryColumns, groups: RowGroups): Value | undefined {
  const result = applyAtomic(clause, columns, part => aggregateAllGroups(part, columns, groups))
  if (result) return result.kind === 'vector' ? result : undefined
  if (!clause.application) return undefined
  const { verb, args } = clause.application
  const [x, y] = args.map(arg => evaluateRows(arg, columns))
  return x && args.length === (y ? 2 : 1) ? aggregateItems(verb, groups, x, y) : undefined
}

/** The items of an expression for all rows; undefined unless it works item by item. */
function evaluateRows(clause: Clause, columns: QueryColumns): Value | undefined {
  const column = clause.node.kind === 'name' ? columns.column(clause.node.name) : undefined
  return column ?? applyAtomic(clause, columns, part => evaluateRows(part, columns))
}

/** The value of an atom, or of a verb that works item by item on its arguments as `evaluate` gives them. */
function applyAtomic(
  clause: Clause,
  columns: QueryColumns,
  evaluate: (part: Clause) => Value | undefined,
): Value | undefined {
  const { node, application } = clause
  if (node.kind === 'constant' || (node.kind === 'name' && !columns.column(node.name))) {
    const value = clause.evaluate(columns.column)
    return value.kind === 'atom' ? value : undefined
  }
  if (!application?.verb.facts.isAtomic) return undefined
  const values = application.args.map(evaluate)
  return values.every(value => value !== undefined) ? application.verb.run(...values) : undefined
}

/** As `aggregateAllGroups`, for items that stand in no table. */
export function aggregateItems(f: Value, groups: RowGroups, x: Value, y?: Value): Value | undefined {
  if (f.kind !== 'primitive' || x.kind !== 'vector' || f.maxRank !== (y ? 2 : 1)) return undefined
  return f.facts.overGroups?.(groups, x, y)
}

/**
 * One column from a value per group: an atom is given to all rows of its group, a list must have an item for each of
 * them (else `length`).
 */
export function scatterGroups(values: readonly Value[], groups: RowGroups): Value {
  if (!values.some(isList)) return itemsAt(toUniformList(values), groups.groupOf)
  const { rows, starts } = listRowsByGroup(groups)
  const indices = new Int32Array(rows.length)
  for (let i = 0; i < rows.length; i++) indices[rows[i] as number] = i
  return itemsAt(joinManyLists(fillGroups(values, starts)), indices)
}

/** A list for each group: atoms are repeated for its rows. */
const fillGroups = (values: readonly Value[], starts: Int32Array): Value[] =>
  values.map((value, group) => fillRows(value, (starts[group + 1] as number) - (starts[group] as number)))
