import type { Scope } from '../evaluate/eval-tree.ts'
import { columnOf } from '../values/columns.ts'
import { longs } from '../values/construct.ts'
import { itemsAt } from '../values/items-at.ts'
import { placesBetween } from '../values/places.ts'
import { Table, type Value } from '../values/value.ts'
import { resolveDotted } from './follow-link.ts'
import { rowCountOf } from './query-source.ts'

/** What the expressions of a query see: the columns of a table on the rows selected so far, and `i`. */
export class QueryColumns {
  /** The selected rows in order, undefined for all. */
  readonly rows: Int32Array | undefined
  readonly rowCount: number
  private readonly columns = new Map<string, Value | undefined>()

  constructor(
    readonly table: Table,
    rows?: Int32Array,
  ) {
    this.rows = rows
    this.rowCount = rows ? rows.length : rowCountOf(table)
  }

  /** Finds the column on the selected rows, the virtual column `i`, or `s.name` through a foreign key. */
  readonly column: Scope = name => {
    if (!this.columns.has(name)) this.columns.set(name, this.findColumn(name))
    return this.columns.get(name)
  }

  /** The same columns on the rows at these places among the selected ones. */
  at(places: Int32Array): QueryColumns {
    const { rows } = this
    return new QueryColumns(this.table, rows ? places.map(place => rows[place] as number) : places)
  }

  /** The table with the selected rows only. */
  selected(): Table {
    const { names } = this.table
    return this.rows
      ? new Table(
          names,
          names.map(name => this.column(name) as Value),
        )
      : this.table
  }

  private findColumn(name: string): Value | undefined {
    const column = columnOf(this.table, name)
    if (column) return this.rows ? itemsAt(column, this.rows) : column
    if (name === 'i') return longs(this.rows ?? placesBetween(0, this.rowCount))
    return resolveDotted(name, this.column)
  }
}
