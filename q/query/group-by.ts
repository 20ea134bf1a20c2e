import type { Clause } from '../context/clause.ts'
import { fillRows, joinSides } from '../values/columns.ts'
import { emptyList } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { invertIndices } from '../values/indices.ts'
import { toUniformList } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { held, startStep } from '../values/meter.ts'
import { isList, Type } from '../values/types.ts'
import { Dictionary, type RowGroups, Table, type Value, Vector } from '../values/value.ts'
import { joinManyLists } from '../vectors/join-lists.ts'
import { groupRowsSorted, lastRows, listRowsByGroup, splitRows } from '../vectors/row-groups.ts'
import { limitRows } from './filter.ts'
import { type GroupKeys, isNamed, type SelectedColumns, type SelectPlan } from './plan.ts'
import { QueryColumns } from './query-columns.ts'

/** `select` or `exec` with `by`: one row or item per group, in ascending order of the keys. */
export function selectByGroup(
  columns: QueryColumns,
  by: GroupKeys,
  { columns: selection, limit, order }: SelectPlan,
): Value {
  const keys = evaluateKeys(columns, by)
  const groups = groupRowsSorted(keys, columns.rowCount)
  const values = evaluateValues(columns, groups, by, selection)
  const keyTable = makeKeyTable(by.names, keys, groups)
  const keyList = keyTable.columns[0]
  const hasKeyList = !by.isTable && values.kind !== 'table'
  return limitGroups(new Dictionary(hasKeyList && keyList ? keyList : keyTable, values), limit, order)
}

/** The columns to group by. Without an expression, all rows have the empty symbol as their key. */
export function evaluateKeys(columns: QueryColumns, { clauses }: GroupKeys): Value[] {
  const { rowCount } = columns
  if (!clauses.length) return [new Vector(Type.symbol, new Int32Array(rowCount))]
  return clauses.map(clause => fillRows(clause.evaluate(columns.lookup), rowCount))
}

function evaluateValues(columns: QueryColumns, groups: RowGroups, by: GroupKeys, selection: SelectedColumns): Value {
  if (selection === 'all') return takeLastRows(columns, groups, by)
  const grouped = new GroupedColumns(columns, groups)
  if (!isNamed(selection)) return grouped.evaluate(selection)
  return new Table(
    selection.names,
    selection.clauses.map(clause => grouped.evaluate(clause)),
  )
}

/** `select by a from t`: the last row of each group, without the columns that are keys. */
function takeLastRows(columns: QueryColumns, groups: RowGroups, by: GroupKeys): Table {
  const names = columns.table.names.filter(name => !by.names.includes(name))
  const last = columns.at(lastRows(groups))
  return new Table(
    names,
    names.map(name => last.lookup(name) as Value),
  )
}

/** The keys of the groups in ascending order. A single column of keys gets the attribute `s`, and so does its table. */
function makeKeyTable(names: readonly string[], columns: readonly Value[], { firsts }: RowGroups): Table {
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

/** Evaluates expressions once per group, on the rows of that group. */
export class GroupedColumns {
  private parts: readonly QueryColumns[] | undefined

  constructor(
    private readonly columns: QueryColumns,
    private readonly groups: RowGroups,
  ) {}

  /** One value per group, as a vector if all are atoms of one type. */
  evaluate(clause: Clause): Value {
    if (!this.groups.count) return emptyColumnLike(this.evaluateNoRows(clause))
    return aggregateAllGroups(clause, this.columns, this.groups) ?? toUniformList(this.evaluateEach(clause))
  }

  /** A column with an item for each row: the value of its group, or its own item if that value is a list. */
  evaluateRows(clause: Clause): Value {
    if (!this.groups.count) return fillRows(this.evaluateNoRows(clause), 0)
    const aggregated = aggregateAllGroups(clause, this.columns, this.groups)
    if (aggregated) return itemsAt(aggregated, this.groups.groupOf)
    return scatterGroups(this.evaluateEach(clause), this.groups)
  }

  private evaluateEach(clause: Clause): Value[] {
    const values: Value[] = []
    held.push(values)
    for (const part of this.groupColumns()) {
      startStep()
      values.push(clause.evaluate(part.lookup))
    }
    held.pop()
    return values
  }

  private groupColumns(): readonly QueryColumns[] {
    this.parts ??= splitRows(this.groups).map(rows => this.columns.at(rows))
    return this.parts
  }

  /** The value of the expression for no rows; `()` if that is an error. */
  private evaluateNoRows(clause: Clause): Value {
    try {
      return clause.evaluate(this.columns.lookup)
    } catch (error) {
      if (error instanceof QError) return emptyList
      throw error
    }
  }
}

/** The column for no groups: `long$()` for an expression that gives long atoms, `()` for one that gives lists. */
const emptyColumnLike = (value: Value): Value =>
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

/** The value of an expression on all rows; undefined unless it works item by item. */
function evaluateRows(clause: Clause, columns: QueryColumns): Value | undefined {
  const column = clause.node.kind === 'name' ? columns.lookup(clause.node.name) : undefined
  return column ?? applyAtomic(clause, columns, part => evaluateRows(part, columns))
}

/** The value of an atom, or of a verb that works item by item, with its arguments from `evaluate`; else undefined. */
function applyAtomic(
  clause: Clause,
  columns: QueryColumns,
  evaluate: (part: Clause) => Value | undefined,
): Value | undefined {
  const { node, application } = clause
  if (node.kind === 'constant' || (node.kind === 'name' && !columns.has(node.name))) {
    const value = clause.evaluate(columns.lookup)
    return value.kind === 'atom' ? value : undefined
  }
  if (!application?.verb.facts.isAtomic) return undefined
  const values = application.args.map(evaluate)
  return values.every(value => value !== undefined) ? application.verb.run(...values) : undefined
}

/** Applies an aggregate such as `sum` to all groups of x, or of x and y, in one pass; undefined if it cannot. */
export function aggregateItems(f: Value, groups: RowGroups, x: Value, y?: Value): Value | undefined {
  if (f.kind !== 'primitive' || x.kind !== 'vector' || f.maxRank !== (y ? 2 : 1)) return undefined
  return f.facts.overGroups?.(groups, x, y)
}

/** One column from a value per group. All rows of a group get its atom; a list needs an item for each of them, else `length`. */
export function scatterGroups(values: readonly Value[], groups: RowGroups): Value {
  if (!values.some(isList)) return itemsAt(toUniformList(values), groups.groupOf)
  const { rows, starts } = listRowsByGroup(groups)
  return itemsAt(joinManyLists(repeatAtoms(values, starts)), invertIndices(rows, rows.length))
}

/** A list for each group, in which atoms are repeated for its rows. */
const repeatAtoms = (values: readonly Value[], starts: Int32Array): Value[] =>
  values.map((value, group) => fillRows(value, (starts[group + 1] as number) - (starts[group] as number)))
