import type { Node } from '../syntax/ast.ts'
import type { Primitive, Value } from '../values/value.ts'

/** Finds a column of the rows that a query has selected so far; returns undefined for other names. */
export type ColumnLookup = (name: string) => Value | undefined

/** A compiled expression of a query: a condition, a group or a column. */
export interface Clause {
  readonly node: Node
  /** Evaluates it with these columns. Other names are locals of the function that contains the query, or globals. */
  evaluate(lookup: ColumnLookup): Value
  /** The verb and arguments of `sum price*size`, for faster ways to compute it; undefined unless it applies a primitive. */
  readonly application: Application | undefined
}

export interface Application {
  readonly verb: Primitive
  readonly args: readonly Clause[]
}
