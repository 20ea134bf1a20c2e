import type { Clause } from '../context/clause.ts'
import type { Session } from '../context/session.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Dictionary, Value } from '../values/value.ts'

/** A `select` or `exec`: the arguments of `?[t;c;b;a;n;(g;column)]` after the table. */
export interface SelectPlan {
  /** Conditions, each for the rows that the ones before it selected. */
  where: readonly Clause[]
  by: Grouping
  columns: SelectedColumns
  /** A number of rows, or a pair of the first row and their number. */
  limit: Value | undefined
  /** A grade of the rows, such as `` (idesc;`price) ``. */
  order: Clause | undefined
}

/** An `update`: `![t;c;b;a]` where a is a dictionary. */
export interface UpdatePlan {
  where: readonly Clause[]
  by: Grouping
  columns: NamedClauses
}

/** A `delete`: `![t;c;0b;names]`. */
export interface DeletePlan {
  where: readonly Clause[]
  names: readonly string[]
}

/** The b of `?[t;c;b;a]`: `0b` is rows, `1b` distinct rows, `()` none, as in a plain `exec`; anything else is keys of groups. */
export type Grouping = { kind: 'rows'; isDistinct: boolean } | { kind: 'none' } | GroupKeys

export interface GroupKeys {
  kind: 'keys'
  names: readonly string[]
  /** One for each name; none for a list of several symbols, which puts all rows into one group. */
  clauses: readonly Clause[]
  /** `by x:a` makes a table of keys, `exec ... by a` a list. */
  isTable: boolean
}

/** All columns, one expression of an `exec`, or columns with names. */
export type SelectedColumns = 'all' | Clause | NamedClauses

export interface NamedClauses {
  names: readonly string[]
  clauses: readonly Clause[]
}

export const isNamed = (columns: SelectedColumns): columns is NamedClauses => columns !== 'all' && 'names' in columns

/** Reads the arguments of Functional Select after the table. */
export function readSelectPlan(session: Session, args: readonly Value[]): SelectPlan {
  const [conditions, by, columns, limit, order] = args
  if (!conditions || !by || !columns) return signal('rank')
  return {
    where: readClauses(session, conditions),
    by: readGrouping(session, by),
    columns: readSelection(session, columns),
    limit,
    order: order && session.clauseOf(unwrapOrder(order)),
  }
}

/** Reads the arguments of Functional Update or Delete after the table. */
export function readChangePlan(session: Session, args: readonly Value[]): UpdatePlan | DeletePlan {
  const [conditions, by, columns] = args
  if (!conditions || !by || !columns) return signal('rank')
  const where = readClauses(session, conditions)
  if (columns.kind !== 'dictionary') return { where, names: countOf(columns) ? textsOf(columns) : [] }
  return { where, by: readGrouping(session, by), columns: readNamed(session, columns) }
}

const readClauses = (session: Session, trees: Value): Clause[] => itemsOf(trees).map(tree => session.clauseOf(tree))

function readGrouping(session: Session, by: Value): Grouping {
  if (by.kind === 'atom' && by.type === Type.boolean) return { kind: 'rows', isDistinct: by.item === 1 }
  if (isEmptyArgument(by)) return { kind: 'none' }
  if (by.kind === 'dictionary') return { kind: 'keys', ...readNamed(session, by), isTable: true }
  const isSymbols = by.kind === 'vector' && by.type === Type.symbol && by.length > 1
  return { kind: 'keys', names: [''], clauses: isSymbols ? [] : [session.clauseOf(by)], isTable: false }
}

function readSelection(session: Session, columns: Value): SelectedColumns {
  if (isEmptyArgument(columns)) return 'all'
  return columns.kind === 'dictionary' ? readNamed(session, columns) : session.clauseOf(columns)
}

/** Reads `` `high`n!((max;`price);(count;`i)) ``. */
function readNamed(session: Session, { keys, values }: Dictionary): NamedClauses {
  const names = textsOf(keys)
  const clauses = readClauses(session, values)
  return names.length === clauses.length ? { names, clauses } : signal('length')
}

/** Whether an argument is an empty list or dictionary, such as `()` for all columns. */
const isEmptyArgument = (value: Value): boolean =>
  (value.kind === 'list' || value.kind === 'dictionary') && !countOf(value)

/** Unwraps an order that is enlisted. */
const unwrapOrder = (order: Value): Value =>
  order.kind === 'list' && order.length === 1 ? (order.items[0] ?? order) : order
