import type { Node } from '../syntax/ast.ts'
import type { Primitive, Value } from '../values/value.ts'

/** Finds a column of the rows that a query has selected so far; undefined for other names. */
export type ColumnLookup = (name: string) => Value | undefined

/** An expression of a query, compiled: a condition, a group or a column. */
export interface Clause {
  readonly node: Node
  /** Its value for the columns given. Other names are locals of the function that holds the query, or globals. */
  evaluate(column: ColumnLookup): Value
  /** The parts of an expression such as `sum price*size`, for what computes it in another way; undefined unless it applies a primitive. */
  readonly application: Application | undefined
}

export interface Application {
  readonly verb: Primitive
  readonly args: readonly Clause[]
}
