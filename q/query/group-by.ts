import type { Session } from '../context/session.ts'
import { evalTree } from '../evaluate/eval-tree.ts'
import { joinSides } from '../values/columns.ts'
import { emptyList, longs } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import type { RowGroups } from '../values/indices.ts'
import { itemAt, toUniformList } from '../values/items.ts'
import { fillRows, itemsAt } from '../values/items-at.ts'
import { textOf } from '../values/symbols.ts'
import { isList, isSymbol, Type } from '../values/types.ts'
import { Dictionary, Table, type Value, Vector } from '../values/value.ts'
import { joinManyLists } from '../vectors/join-lists.ts'
import { countGroups, groupRowsSorted, lastRows, listRowsByGroup, splitRows } from '../vectors/row-groups.ts'
import { averageGroups, extremeOfGroups, sumGroups, weightGroups } from '../verbs/aggregates/over-groups.ts'
import { limitRows } from './filter.ts'
import { isEmptyArgument, QueryColumns, readColumnTrees } from './query-columns.ts'

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
export function queryByGroup(
  session: Session,
  columns: QueryColumns,
  { by, select, limit, order }: GroupedQuery,
): Value {
  const keys = evaluateKeys(session, columns, by)
  const groups = groupRowsSorted(keys.columns, columns.rowCount)
  const values = evaluateValues(session, columns, groups, keys, select)
  const keyTable = sortedKeys(keys, groups)
  const keyList = keyTable.columns[0]
  const isList = !keys.isTable && values.kind !== 'table'
  return limitGroups(session, new Dictionary(isList && keyList ? keyList : keyTable, values), limit, order)
}

/** A list of symbols is no expression: all rows then form one group, whose key is the empty symbol. */
function evaluateKeys(session: Session, columns: QueryColumns, by: Value): GroupKeys {
  const { rowCount } = columns
  if (by.kind === 'dictionary') {
    const { names, trees } = readColumnTrees(by)
    const values = trees.map(tree => fillRows(evalTree(session, tree, columns.column), rowCount))
    return { names, columns: values, isTable: true }
  }
  if (by.kind === 'vector' && by.type === Type.symbol && by.data.length > 1)
    return { names: [''], columns: [new Vector(Type.symbol, new Int32Array(rowCount))], isTable: false }
  return { names: [''], columns: [fillRows(evalTree(session, by, columns.column), rowCount)], isTable: false }
}

function evaluateValues(
  session: Session,
  columns: QueryColumns,
  groups: RowGroups,
  keys: GroupKeys,
  select: Value,
): Value {
  if (isEmptyArgument(select)) return lastRowOfGroups(columns, groups, keys)
  const grouped = new GroupedColumns(session, columns, groups)
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
function limitGroups(session: Session, result: Dictionary, limit: Value | undefined, order: Value | undefined): Value {
  if (!limit && !order) return result
  const { keys, values } = result
  const [left, right] = [keys, values].map(side => (side.kind === 'table' ? side : new Table([''], [side])))
  const rows = limitRows(session, new QueryColumns(joinSides(left as Table, right as Table)), limit, order).rows
  return rows ? new Dictionary(itemsAt(keys, rows), itemsAt(values, rows)) : result
}

/** Evaluates trees group by group, on columns that hold the rows of one group each time. */
export class GroupedColumns {
  private parts: readonly QueryColumns[] | undefined

  constructor(
    private readonly session: Session,
    private readonly columns: QueryColumns,
    private readonly groups: RowGroups,
  ) {}

  /** One value per group, collapsed to a vector where all are atoms of one type. */
  evaluate(tree: Value): Value {
    if (!this.groups.count) return emptyLike(this.evaluateNone(tree))
    return aggregateAllGroups(tree, this.columns, this.groups) ?? toUniformList(this.evaluateEach(tree))
  }

  /** A column with an item per row: the value of its group, or its own item of a list per group. */
  evaluateRows(tree: Value): Value {
    if (!this.groups.count) return fillRows(this.evaluateNone(tree), 0)
    const aggregated = aggregateAllGroups(tree, this.columns, this.groups)
    if (aggregated) return itemsAt(aggregated, this.groups.groupOf)
    return scatterGroups(this.evaluateEach(tree), this.groups)
  }

  private evaluateEach(tree: Value): Value[] {
    return this.groupColumns().map(part => evalTree(this.session, tree, part.column))
  }

  private groupColumns(): readonly QueryColumns[] {
    this.parts ??= splitRows(this.groups).map(rows => this.columns.at(rows))
    return this.parts
  }

  /** The value of the tree for no rows; nothing where that is an error. */
  private evaluateNone(tree: Value): Value {
    try {
      return evalTree(this.session, tree, this.columns.column)
    } catch (error) {
      if (error instanceof QError) return emptyList
      throw error
    }
  }
}

/** The column of no groups: where an aggregate gives a long it is `long$()`, for lists per group it is `()`. */
const emptyLike = (value: Value): Value =>
  value.kind === 'atom' ? toUniformList([], toUniformList([value])) : emptyList

/** The value per group of an aggregate applied to whole columns; undefined where the slow way is needed. */
type Aggregate = (groups: RowGroups, x: Value, y: Value | undefined) => Value | undefined

const aggregates = new Map<string, Aggregate>([
  ['count', groups => longs(countGroups(groups))],
  ['first', (groups, x) => itemsAt(x, groups.firsts)],
  ['last', (groups, x) => itemsAt(x, lastRows(groups))],
  ['sum', (groups, x) => sumGroups(groups, x)],
  ['avg', (groups, x) => averageGroups(groups, x)],
  ['max', (groups, x) => extremeOfGroups(groups, x, true)],
  ['min', (groups, x) => extremeOfGroups(groups, x, false)],
  ['wavg', (groups, x, y) => y && weightGroups(groups, x, y)],
])

/** Verbs that work item by item, so that it makes no difference whether they get the rows of a group or all of them. */
const itemwise = new Set('+ - * % & | = <> < > <= >= neg abs not null sqrt log exp xbar mod div'.split(' '))

/**
 * Computes aggregates such as `(sum;(*;`price;`size))` or `(%;(sum;`a);(sum;`b))` for all groups in one pass over the
 * rows. Undefined for other trees, and for data with nulls or overflows that only the verb handles.
 */
function aggregateAllGroups(tree: Value, columns: QueryColumns, groups: RowGroups): Value | undefined {
  const result = applyItemwise(tree, part => aggregateAllGroups(part, columns, groups))
  if (result || tree.kind !== 'list') return result?.kind === 'vector' ? result : undefined
  const [head, ...args] = tree.items
  const [x, y] = args.map(arg => evaluateRows(arg, columns))
  return head && x && args.length === (y ? 2 : 1) ? aggregateItems(head, groups, x, y) : undefined
}

/** The items that an expression has for all rows; undefined unless it works item by item. */
const evaluateRows = (tree: Value, columns: QueryColumns): Value | undefined =>
  isSymbol(tree) ? columns.column(textOf(tree)) : applyItemwise(tree, part => evaluateRows(part, columns))

/** The value of a constant, or of a verb that works item by item on what its arguments are evaluated to. */
function applyItemwise(tree: Value, evaluate: (tree: Value) => Value | undefined): Value | undefined {
  if (tree.kind === 'atom') return isSymbol(tree) ? undefined : tree
  if (tree.kind === 'vector' && tree.type === Type.symbol && tree.data.length === 1) return itemAt(tree, 0)
  if (tree.kind !== 'list') return undefined
  const [head, ...args] = tree.items
  if (head?.kind !== 'primitive' || !itemwise.has(head.name) || args.length < head.minRank) return undefined
  const values = args.map(evaluate)
  return values.every(value => value !== undefined) ? head.run(...values) : undefined
}

/** As `aggregateAllGroups`, for items that stand in no table. */
export function aggregateItems(f: Value, groups: RowGroups, x: Value, y?: Value): Value | undefined {
  if (f.kind !== 'primitive' || x.kind !== 'vector' || (f.name === 'wavg') === !y) return undefined
  return aggregates.get(f.name)?.(groups, x, y)
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
