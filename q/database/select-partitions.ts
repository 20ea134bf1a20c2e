import type { Clause } from '../context/clause.ts'
import type { Session } from '../context/session.ts'
import { filterRows } from '../query/filter.ts'
import { isNamed, type SelectedColumns, type SelectPlan } from '../query/plan.ts'
import { QueryColumns } from '../query/query-columns.ts'
import { select } from '../query/select.ts'
import { listApplied, listNames } from '../syntax/list-names.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { Table, type Value } from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { distinct } from '../verbs/lists/distinct.ts'
import { fieldName, partitionsInView, stackTables } from './partitions.ts'

/**
 * Functional Select on a partitioned table. Leading conditions that use no column but the virtual one choose the
 * partitions; the other conditions are evaluated in each partition separately. Aggregates and groups use the selected rows of
 * all partitions. Other expressions are evaluated partition by partition, and their results are joined. A limit or an
 * order, as in `select[5]`, signals `nyi`.
 */
export function selectPartitions(session: Session, table: PartitionSource, plan: SelectPlan): Value {
  if (plan.limit || plan.order) return signal('nyi')
  const { partitions, rest } = choosePartitions(session, table, plan.where)
  const expressions = clausesOf(plan.columns)
  const wanted = plan.columns === 'all' ? undefined : namesIn([...rest, ...groupsOf(plan), ...expressions])
  const query: PartitionQuery = { session, table, partitions, plan: { ...plan, where: rest }, wanted }
  const combined = expressions.flatMap(clause => listPartitionFacts(session, clause))
  if (plan.by.kind === 'rows' && !combined.length) return selectEach(query)
  if (partitions.length > 1 && !isByPartition(session, plan) && combined.includes('refused')) return signal('part')
  return select(session, combineRows(query), { ...plan, where: [] })
}

const clausesOf = (columns: SelectedColumns): readonly Clause[] =>
  columns === 'all' ? [] : isNamed(columns) ? columns.clauses : [columns]

const groupsOf = ({ by }: SelectPlan): readonly Clause[] => (by.kind === 'keys' ? by.clauses : [])

/** A partitioned table, as queries read it. */
export interface PartitionSource {
  readonly names: readonly string[]
  /** The rows of one partition. All partitions have columns of the same types. */
  readonly sample: Table
  /** The rows of a partition; with `wanted`, only those columns. */
  readPartition(partition: Value, wanted?: ReadonlySet<string>): Table
}

interface PartitionQuery {
  session: Session
  table: PartitionSource
  partitions: readonly Value[]
  /** Its conditions are those that remain for each partition. */
  plan: SelectPlan
  /** The columns to read; undefined for all. */
  wanted: ReadonlySet<string> | undefined
}

/** Selects partitions by the leading conditions on the virtual column, and returns the remaining conditions. */
function choosePartitions(
  session: Session,
  table: PartitionSource,
  conditions: readonly Clause[],
): { partitions: readonly Value[]; rest: readonly Clause[] } {
  const field = fieldName(session)
  const usesFieldOnly = (condition: Clause) => {
    const names = namesIn([condition])
    return names.has(field) && !names.has('i') && !table.names.some(name => name !== field && names.has(name))
  }
  const end = conditions.findIndex(condition => !usesFieldOnly(condition))
  const count = end < 0 ? conditions.length : end
  const values = partitionsInView(session)
  const { rows } = filterRows(new QueryColumns(new Table([field], [values])), conditions.slice(0, count))
  return { partitions: itemsOf(rows ? itemsAt(values, rows) : values), rest: conditions.slice(count) }
}

/** Whether each group has rows of one partition only, since the first key is the virtual column. */
function isByPartition(session: Session, plan: SelectPlan): boolean {
  const [first] = groupsOf(plan)
  return first?.node.kind === 'name' && first.node.name === fieldName(session)
}

/** Joins the results of all partitions; `select distinct` drops rows that several partitions have. */
function selectEach({ session, table, partitions, plan, wanted }: PartitionQuery): Table {
  const results = partitions.map(partition =>
    requireTable(select(session, table.readPartition(partition, wanted), plan)),
  )
  const none = requireTable(
    select(session, stackTables([], table.sample), { ...plan, where: [], by: { kind: 'rows', isDistinct: false } }),
  )
  const stacked = stackTables(results, none)
  return plan.by.kind === 'rows' && plan.by.isDistinct ? requireTable(distinct(stacked)) : stacked
}

const requireTable = (value: Value): Table => (value.kind === 'table' ? value : signal('type'))

/** Joins the selected rows of all partitions. A query that uses `i` gets the indices within partitions as a column. */
function combineRows({ table, partitions, plan, wanted }: PartitionQuery): Table {
  const parts = partitions.map(partition => {
    const columns = filterRows(new QueryColumns(table.readPartition(partition, wanted)), plan.where)
    const selected = columns.toTable()
    const indices = wanted?.has('i') && columns.lookup('i')
    return indices ? new Table([...selected.names, 'i'], [...selected.columns, indices]) : selected
  })
  return stackTables(parts, table.sample)
}

/** The names that clauses read outside of functions: `time` for `time.minute`. */
function namesIn(clauses: readonly Clause[]): Set<string> {
  const { read } = listNames(clauses.map(({ node }) => node))
  return new Set(read.map(name => name.split('.')[0] ?? ''))
}

/** The `overPartitions` facts of the verbs in a clause: one for `max price`, none for `2*price`. */
const listPartitionFacts = (session: Session, { node }: Clause) =>
  listApplied([node]).flatMap(target => {
    const isConstant = target.kind === 'constant'
    const verb = isConstant ? target.value : 'name' in target ? session.findVerb(target.name) : undefined
    return (verb && factsOf(verb).overPartitions) ?? []
  })
