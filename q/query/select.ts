import type { Clause, ColumnLookup } from '../context/clause.ts'
import type { Session } from '../context/session.ts'
import { fillRows } from '../values/columns.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { textsOf } from '../values/symbols.ts'
import { isEmptyList, isFunction, isList, isNumeric } from '../values/types.ts'
import { Dictionary, PartitionedTable, Table, type Value } from '../values/value.ts'
import { distinct } from '../verbs/lists/distinct.ts'
import { readByName } from '../verbs/tables/by-name.ts'
import { filterRows, limitRows } from './filter.ts'
import { selectByGroup } from './group-by.ts'
import { isNamed, type NamedClauses, type SelectedColumns, type SelectPlan } from './plan.ts'
import { QueryColumns, readSource, readTable, setKeyCount } from './query-columns.ts'

/** Runs `select` or `exec` on a table, a keyed table, a dictionary or the name of one. */
export function select(session: Session, table: Value, plan: SelectPlan): Value {
  const value = readByName(session, table)
  if (value instanceof PartitionedTable) return value.select(plan)
  const source = readSource(value)
  if (source.kind === 'dictionary')
    return plan.columns === 'all' ? source.dictionary : evaluateEntries(plan.columns, entryLookup(source.dictionary))
  const columns = filterRows(new QueryColumns(source.table), plan.where)
  switch (plan.by.kind) {
    case 'rows':
      return selectRows(columns, source.keyCount, plan, plan.by.isDistinct)
    case 'none':
      return execRows(limitRows(columns, plan.limit, plan.order), plan.columns)
    case 'keys':
      return selectByGroup(columns, plan.by, plan)
    default:
      return plan.by satisfies never
  }
}

/** `select` without groups. */
function selectRows(columns: QueryColumns, keyCount: number, plan: SelectPlan, isDistinct: boolean): Value {
  const limited = limitRows(columns, plan.limit, plan.order)
  if (plan.columns === 'all') return isDistinct ? distinct(limited.toTable()) : setKeyCount(limited.toTable(), keyCount)
  if (!isNamed(plan.columns)) return signal('type')
  const table = evaluateColumns(plan.columns, limited)
  return isDistinct ? distinct(table) : table
}

/** Makes a table of the columns, with atoms repeated to the count of the lists. */
function evaluateColumns({ names, clauses }: NamedClauses, columns: QueryColumns): Table {
  const values = clauses.map(clause => clause.evaluate(columns.lookup))
  const longest = values.find(isList)
  // q makes one row for `select sum a from t`, but signals `rank` for `select {sum x}a from t`.
  if (!longest && clauses.some(callsOwnFunction)) signal('rank')
  const rowCount = longest ? countOf(longest) : 1
  return new Table(
    names,
    values.map(value => fillRows(value, rowCount)),
  )
}

/** Whether an expression applies a user's function, itself or in an argument of a primitive. */
function callsOwnFunction({ application, node }: Clause): boolean {
  if (application) return application.args.some(callsOwnFunction)
  if (node.kind !== 'apply') return false
  const { target } = node
  return target.kind === 'lambda' || (target.kind === 'constant' && isFunction(target.value))
}

/** `exec` without `by`: the last row, the value of one expression, or a dictionary of several. */
const execRows = (columns: QueryColumns, selection: SelectedColumns): Value =>
  selection === 'all' ? itemAt(columns.toTable(), columns.rowCount - 1) : evaluateEntries(selection, columns.lookup)

function evaluateEntries(selection: Clause | NamedClauses, column: ColumnLookup): Value {
  if (!isNamed(selection)) return selection.evaluate(column)
  return new Dictionary(
    symbols(selection.names),
    toUniformList(selection.clauses.map(clause => clause.evaluate(column))),
  )
}

/** Looks up the entries of a dictionary as if they were columns. */
export function entryLookup({ keys, values }: Dictionary): ColumnLookup {
  const names = itemsOf(keys).length ? textsOf(keys) : []
  return name => {
    const index = names.indexOf(name)
    return index < 0 ? undefined : itemAt(values, index)
  }
}

/** `?[t;i;p]`: the value of the expression `p` on the rows `i` of a table. */
export function execAtRows(session: Session, table: Value, rows: Value, clause: Clause): Value {
  const columns = new QueryColumns(readTable(readByName(session, table)).table)
  return clause.evaluate(columns.at(readRows(rows)).lookup)
}

function readRows(rows: Value): Int32Array {
  if (isEmptyList(rows)) return new Int32Array(0)
  if (rows.kind !== 'vector' || !isNumeric(rows.type)) return signal('type')
  return Int32Array.from(rows.data, Number)
}
