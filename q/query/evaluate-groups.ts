import { evalTree } from '../evaluate/eval-tree.ts'
import { emptyList } from '../values/construct.ts'
import { collapse } from '../values/items.ts'
import { QError } from '../values/q-error.ts'
import type { Value } from '../values/value.ts'
import { aggregateQuickly } from './fast-aggregates.ts'
import { listRowsByGroup, type RowGroups } from './group-rows.ts'
import type { QueryColumns } from './query-columns.ts'

/** Evaluates trees group by group, on columns that hold the rows of one group each time. */
export class GroupedColumns {
  private parts: readonly QueryColumns[] | undefined

  constructor(
    private readonly columns: QueryColumns,
    private readonly groups: RowGroups,
  ) {}

  /** One value per group, collapsed to a vector where all are atoms of one type. */
  evaluate(tree: Value): Value {
    if (!this.groups.count) return this.evaluateNone(tree)
    return aggregateQuickly(tree, this.columns, this.groups) ?? collapse(this.evaluateEach(tree))
  }

  /** The value of the tree in each group. */
  evaluateEach(tree: Value): Value[] {
    return this.groupColumns().map(part => evalTree(tree, part.column))
  }

  private groupColumns(): readonly QueryColumns[] {
    if (this.parts) return this.parts
    const { rows, starts } = listRowsByGroup(this.groups)
    this.parts = Array.from({ length: this.groups.count }, (_, group) =>
      this.columns.at(rows.subarray(starts[group], starts[group + 1])),
    )
    return this.parts
  }

  /** The empty list of the type that the tree gives for no rows: `sum` of a column of longs gives `long$()`. */
  private evaluateNone(tree: Value): Value {
    try {
      const value = evalTree(tree, this.columns.column)
      return value.kind === 'atom' ? collapse([], collapse([value])) : emptyList
    } catch (error) {
      if (error instanceof QError) return emptyList
      throw error
    }
  }
}
