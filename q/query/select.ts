import type { Session } from '../context/session.ts'
import { evalTree, type Scope } from '../evaluate/eval-tree.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { fillRows } from '../values/items-at.ts'
import { textsOf } from '../values/symbols.ts'
import { isEmptyList, isFunction, isList, isNumeric, Type } from '../values/types.ts'
import { Dictionary, PartitionedTable, Table, type Value } from '../values/value.ts'
import { distinct } from '../verbs/lists/distinct.ts'
import { readByName } from '../verbs/tables/by-name.ts'
import { filterRows, limitRows } from './filter.ts'
import { queryByGroup } from './group-by.ts'
import {
  type ColumnTrees,
  isEmptyArgument,
  QueryColumns,
  readColumnTrees,
  readSource,
  readTable,
  setKeyCount,
} from './query-columns.ts'

/** What `?[t;c;b;a;n;(g;column)]` does with the rows that meet the conditions c. */
interface Selection {
  by: Value
  select: Value
  limit: Value | undefined
  order: Value | undefined
}

/** `?[t;c;b;a]`, `?[t;c;b;a;n]` and `?[t;c;b;a;n;(g;column)]`: `select` and `exec`. */
export function functionalSelect(session: Session, args: readonly Value[]): Value {
  const [table, conditions, by, select, limit, order] = args
  if (!table || !conditions || !by || !select) return signal('rank')
  const value = readByName(session, table)
  if (value instanceof PartitionedTable) return value.select([value, ...args.slice(1)])
  const source = readSource(value)
  if (source.kind === 'dictionary') return queryDictionary(session, source.dictionary, select)
  const columns = filterRows(session, new QueryColumns(source.table), conditions)
  const query = { by, select, limit, order }
  if (by.kind === 'atom' && by.type === Type.boolean) return selectRows(session, columns, source.keyCount, query)
  if (isEmptyArgument(by)) return execAll(session, limitRows(session, columns, limit, order), select)
  return queryByGroup(session, columns, query)
}

/** `select` without groups: all columns, or those asked for; different rows only where `by` is 1b. */
function selectRows(
  session: Session,
  columns: QueryColumns,
  keyCount: number,
  { by, select, limit, order }: Selection,
): Value {
  const limited = limitRows(session, columns, limit, order)
  const isDistinct = by.kind === 'atom' && Boolean(by.item)
  if (isEmptyArgument(select))
    return isDistinct ? distinct(limited.selected()) : setKeyCount(limited.selected(), keyCount)
  if (select.kind !== 'dictionary') return signal('type')
  const table = evaluateColumns(session, readColumnTrees(select), limited)
  return isDistinct ? distinct(table) : table
}

/** `?[t;i;p]`: the value of the parse tree `p` on the rows `i` of a table. */
export function simpleExec(session: Session, table: Value, rows: Value, tree: Value): Value {
  const columns = new QueryColumns(readTable(readByName(session, table)).table)
  return evalTree(session, tree, columns.at(readRows(rows)).column)
}

function readRows(rows: Value): Int32Array {
  if (isEmptyList(rows)) return new Int32Array(0)
  if (rows.kind !== 'vector' || !isNumeric(rows.type)) return signal('type')
  return Int32Array.from(rows.data, Number)
}

/** `exec` without `by`: the last row, the value of one expression, or a dictionary of several. */
const execAll = (session: Session, columns: QueryColumns, select: Value): Value =>
  isEmptyArgument(select)
    ? itemAt(columns.selected(), columns.rowCount - 1)
    : evaluateEntries(session, select, columns.column)

/** The value of one expression, or a dictionary of several. */
function evaluateEntries(session: Session, select: Value, scope: Scope): Value {
  if (select.kind !== 'dictionary') return evalTree(session, select, scope)
  const { names, trees } = readColumnTrees(select)
  return new Dictionary(symbols(names), toUniformList(trees.map(tree => evalTree(session, tree, scope))))
}

/** Makes a table of the columns that the trees give; atoms are repeated to the length of the lists. */
function evaluateColumns(session: Session, { names, trees }: ColumnTrees, columns: QueryColumns): Table {
  const values = trees.map(tree => evalTree(session, tree, columns.column))
  const longest = values.find(isList)
  if (!longest && trees.some(callsOwnFunction)) signal('rank')
  const rowCount = longest ? countOf(longest) : 1
  return new Table(
    names,
    values.map(value => fillRows(value, rowCount)),
  )
}

/**
 * Whether a function of the user's makes the value. `select sum a from t` makes a list of the one sum, but of
 * `select {sum x}a from t` q cannot know that it is one, and a table needs a list.
 */
function callsOwnFunction(tree: Value): boolean {
  if (tree.kind !== 'list') return false
  const [head] = itemsOf(tree)
  if (head?.kind === 'lambda' || head?.kind === 'projection' || head?.kind === 'composition') return true
  return head && isFunction(head) ? tree.items.slice(1).some(callsOwnFunction) : false
}

/** `select` and `exec` from a dictionary: its entries are the names that expressions see. */
const queryDictionary = (session: Session, dictionary: Dictionary, select: Value): Value =>
  isEmptyArgument(select) ? dictionary : evaluateEntries(session, select, entryLookup(dictionary))

/** Finds the entries of a dictionary by their names. */
export function entryLookup({ keys, values }: Dictionary): Scope {
  const names = itemsOf(keys).length ? textsOf(keys) : []
  return name => {
    const index = names.indexOf(name)
    return index < 0 ? undefined : itemAt(values, index)
  }
}
