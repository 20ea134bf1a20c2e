import { signal } from './errors.ts'
import { countOf, toUniformList } from './items.ts'
import { itemsAt } from './items-at.ts'
import { isList } from './types.ts'
import { Table, type Value } from './value.ts'

/** The column of that name; undefined if the table has none. */
export const columnOf = (table: Table, name: string): Value | undefined => table.columns[table.names.indexOf(name)]

/** The column of that name; signals the name if the table has none. */
export const requireColumn = (table: Table, name: string): Value => columnOf(table, name) ?? signal(name)

/** The table with these columns only, in this order; signals the name of a column that the table lacks. */
export const pickColumns = (table: Table, names: readonly string[]): Table =>
  new Table(
    names,
    names.map(name => requireColumn(table, name)),
  )

/** The table without the named columns. */
export const omitColumns = (table: Table, names: readonly string[]): Table =>
  pickColumns(table, otherNames(table, names))

/** The names of the columns that are not among `names`. */
export const otherNames = (table: Table, names: readonly string[]): string[] =>
  table.names.filter(name => !names.includes(name))

/** The table with each column replaced by the result of `change`. */
export const mapColumns = (table: Table, change: (column: Value, index: number) => Value): Table =>
  new Table(table.names, table.columns.map(change))

/** The columns of both tables side by side. */
export const joinSides = (x: Table, y: Table): Table =>
  new Table([...x.names, ...y.names], [...x.columns, ...y.columns])

/** A table of these columns. Atoms are repeated to the count of the lists; atoms alone make one row. */
export function tableOfColumns(names: readonly string[], columns: readonly Value[]): Table {
  if (names.length !== columns.length) return signal('length')
  return new Table(names, extendAtoms(columns))
}

/** Whether a list is a single row of a table, which is a list without lists in it. */
export const isRecord = (value: Value) =>
  value.kind === 'vector' || (value.kind === 'list' && !value.items.some(isList))

/** Columns of equal count: atoms are repeated to the count of the lists. Signals `length` if the lists differ. */
export function extendAtoms(columns: readonly Value[]): Value[] {
  const firstList = columns.find(isList)
  const count = firstList ? countOf(firstList) : 1
  return columns.map(column => fillRows(column, count))
}

/** A column of `count` items: an atom is repeated, a list of another count signals `length`. */
export function fillRows(value: Value, count: number): Value {
  if (!isList(value)) return itemsAt(toUniformList([value]), new Int32Array(count))
  return countOf(value) === count ? value : signal('length')
}
