import { signal } from './errors.ts'
import { Table, type Value } from './value.ts'

/** The column of that name, undefined where the table has none. */
export const columnOf = (table: Table, name: string): Value | undefined => table.columns[table.names.indexOf(name)]

/** The column of that name; signals the name if there is none. */
export const requireColumn = (table: Table, name: string): Value => columnOf(table, name) ?? signal(name)

/** The table with these columns only, in this order; signals the name of a column that is not there. */
export const pickColumns = (table: Table, names: readonly string[]): Table =>
  new Table(
    names,
    names.map(name => requireColumn(table, name)),
  )

/** The names of those columns that are not among `names`. */
export const otherNames = (table: Table, names: readonly string[]): string[] =>
  table.names.filter(name => !names.includes(name))

/** The table without the named columns. */
export const omitColumns = (table: Table, names: readonly string[]): Table =>
  pickColumns(table, otherNames(table, names))

/** The table with each column replaced by what `change` makes of it. */
export const mapColumns = (table: Table, change: (column: Value, index: number) => Value): Table =>
  new Table(table.names, table.columns.map(change))

/** The columns of both tables side by side. */
export const joinSides = (x: Table, y: Table): Table =>
  new Table([...x.names, ...y.names], [...x.columns, ...y.columns])
