import type { Session } from '../context/session.ts'
import { filterRows } from '../query/filter.ts'
import { isEmptyArgument, QueryColumns } from '../query/query-columns.ts'
import { functionalSelect } from '../query/select.ts'
import { boolean, emptyList } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textOf } from '../values/symbols.ts'
import { isSymbol, Type } from '../values/types.ts'
import { List, Table, type Value } from '../values/value.ts'
import { distinct } from '../verbs/lists/distinct.ts'
import { fieldName, partitionsInView, stackTables } from './partitions.ts'

/**
 * Functional Select on a partitioned table. Leading conditions that use no column but the virtual one choose the
 * partitions; the other conditions are evaluated in each partition by itself. Aggregates and groups see the selected
 * rows of all partitions. Other expressions are evaluated partition by partition, and their results are joined. A limit
 * or an order, as in `select[5]`, signals `nyi`.
 */
export function selectPartitions(session: Session, table: PartitionSource, args: readonly Value[]): Value {
  const [, conditions = emptyList, by = emptyList, select = emptyList, ...limits] = args
  if (limits.length) return signal('nyi')
  const { partitions, rest } = choosePartitions(session, table, itemsOf(conditions))
  const wanted = isEmptyArgument(select) ? undefined : namesInTrees([rest, by, select])
  const query: PartitionQuery = { table, partitions, rest, by, select, wanted }
  if (!isCombined(by, select)) return selectEach(session, query)
  if (partitions.length > 1 && !isByPartition(session, by) && callsMedian(select)) return signal('part')
  return functionalSelect(session, [combineRows(session, query), emptyList, by, select])
}

/** The part of a partitioned table that queries use. */
export interface PartitionSource {
  readonly names: readonly string[]
  /** The rows of one partition, which have the types of all. */
  readonly sample: Table
  /** The rows of a partition; with `wanted`, only the columns in the set. */
  readPartition(partition: Value, wanted?: ReadonlySet<string>): Table
}

interface PartitionQuery {
  table: PartitionSource
  partitions: readonly Value[]
  /** The conditions that are evaluated in each partition. */
  rest: Value
  by: Value
  select: Value
  /** The columns to read; undefined for all. */
  wanted: ReadonlySet<string> | undefined
}

/** The partitions that meet the leading conditions on the virtual column, and the other conditions. */
function choosePartitions(
  session: Session,
  table: PartitionSource,
  conditions: readonly Value[],
): { partitions: readonly Value[]; rest: Value } {
  const field = fieldName(session)
  const usesFieldOnly = (condition: Value) => {
    const names = namesInTrees([condition])
    return names.has(field) && !names.has('i') && !table.names.some(name => name !== field && names.has(name))
  }
  const end = conditions.findIndex(condition => !usesFieldOnly(condition))
  const count = end < 0 ? conditions.length : end
  const values = partitionsInView(session)
  const { rows } = filterRows(
    session,
    new QueryColumns(new Table([field], [values])),
    new List(conditions.slice(0, count)),
  )
  return { partitions: itemsOf(rows ? itemsAt(values, rows) : values), rest: new List(conditions.slice(count)) }
}

/** Aggregates that kdb+ combines over partitions, and `med`, which signals `part`. */
export const wordsOverAllPartitions: ReadonlySet<string> = new Set(
  'all any avg cor count cov dev distinct first last max med min prd scov sdev sum svar var wavg wsum'.split(' '),
)
const medians = new Set(['med'])

/** Whether the query needs the rows of all partitions together, because it groups, aggregates or gives a list. */
function isCombined(by: Value, select: Value): boolean {
  const isSelect = by.kind === 'atom' && by.type === Type.boolean
  return !isSelect || itemsOf(select).some(tree => callsOneOf(tree, wordsOverAllPartitions))
}

const callsMedian = (select: Value) =>
  callsOneOf(select, medians) ||
  (select.kind === 'dictionary' && itemsOf(select).some(tree => callsOneOf(tree, medians)))

/** Whether the first key is the virtual column, so that no group has rows of two partitions. */
function isByPartition(session: Session, by: Value): boolean {
  const [first] = by.kind === 'dictionary' ? itemsOf(by) : []
  return first !== undefined && isSymbol(first) && textOf(first) === fieldName(session)
}

/** The results of all partitions in order; `select distinct` drops rows that occur in several. */
function selectEach(session: Session, { table, partitions, rest, by, select, wanted }: PartitionQuery): Table {
  const results = partitions.map(partition =>
    requireTable(functionalSelect(session, [table.readPartition(partition, wanted), rest, by, select])),
  )
  const none = requireTable(
    functionalSelect(session, [stackTables([], table.sample), emptyList, boolean(false), select]),
  )
  const stacked = stackTables(results, none)
  return by.kind === 'atom' && by.item ? requireTable(distinct(stacked)) : stacked
}

const requireTable = (value: Value): Table => (value.kind === 'table' ? value : signal('type'))

/** The rows that meet the conditions; a query that uses `i` gets it as a column of indices within the partitions. */
function combineRows(session: Session, { table, partitions, rest, wanted }: PartitionQuery): Table {
  const parts = partitions.map(partition => {
    const columns = filterRows(session, new QueryColumns(table.readPartition(partition, wanted)), rest)
    const selected = columns.selected()
    const indices = wanted?.has('i') && columns.column('i')
    return indices ? new Table([...selected.names, 'i'], [...selected.columns, indices]) : selected
  })
  return stackTables(parts, table.sample)
}

/** The names in parse trees: `price` and `limit` in `` (>;`price;`limit) ``, `time` in `` `time.minute ``. */
function namesInTrees(trees: readonly Value[]): Set<string> {
  const names = new Set<string>()
  for (const tree of trees) addNames(tree, names)
  return names
}

function addNames(tree: Value, names: Set<string>): void {
  if (isSymbol(tree)) names.add(textOf(tree).split('.')[0] ?? '')
  else if (tree.kind === 'list') for (const item of tree.items) addNames(item, names)
  else if (tree.kind === 'dictionary') for (const item of itemsOf(tree.values)) addNames(item, names)
}

/** Whether a function of one of these names is applied anywhere in the tree. */
function callsOneOf(tree: Value, functions: ReadonlySet<string>): boolean {
  if (tree.kind !== 'list') return false
  const [head] = tree.items
  return (
    (head?.kind === 'primitive' && functions.has(head.name)) || tree.items.some(item => callsOneOf(item, functions))
  )
}
