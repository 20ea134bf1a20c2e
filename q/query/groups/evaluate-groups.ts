import { evalTree } from '../../evaluate/eval-tree.ts'
import { emptyList } from '../../values/construct.ts'
import { collapse } from '../../values/items.ts'
import { fillRows, itemsAt } from '../../values/items-at.ts'
import { QError } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import type { QueryColumns } from '../query-columns.ts'
import { scatterGroups } from '../update/scatter-groups.ts'
import { aggregateQuickly } from './fast-aggregates.ts'
import { type RowGroups, splitRows } from './group-rows.ts'

/** Evaluates trees group by group, on columns that hold the rows of one group each time. */
export class GroupedColumns {
  private parts: readonly QueryColumns[] | undefined

  constructor(
    private readonly columns: QueryColumns,
    private readonly groups: RowGroups,
  ) {}

  /** One value per group, collapsed to a vector where all are atoms of one type. */
  evaluate(tree: Value): Value {
    if (!this.groups.count) return emptyLike(this.evaluateNone(tree))
    return aggregateQuickly(tree, this.columns, this.groups) ?? collapse(this.evaluateEach(tree))
  }

  /** A column with an item per row: the value of its group, or its own item of a list per group. */
  evaluateRows(tree: Value): Value {
    if (!this.groups.count) return fillRows(this.evaluateNone(tree), 0)
    const aggregated = aggregateQuickly(tree, this.columns, this.groups)
    if (aggregated) return itemsAt(aggregated, this.groups.groupOf)
    return scatterGroups(this.evaluateEach(tree), this.groups)
  }

  private evaluateEach(tree: Value): Value[] {
    return this.groupColumns().map(part => evalTree(tree, part.column))
  }

  private groupColumns(): readonly QueryColumns[] {
    this.parts ??= splitRows(this.groups).map(rows => this.columns.at(rows))
    return this.parts
  }

  /** The value of the tree for no rows; nothing where that is an error. */
  private evaluateNone(tree: Value): Value {
    try {
      return evalTree(tree, this.columns.column)
    } catch (error) {
      if (error instanceof QError) return emptyList
      throw error
    }
  }
}

/** The column of no groups: where an aggregate gives a long it is `long$()`, for lists per group it is `()`. */
const emptyLike = (value: Value): Value => (value.kind === 'atom' ? collapse([], collapse([value])) : emptyList)
