import { mapColumns } from '../../values/columns.ts'
import type { Attribute, Table, Value } from '../../values/value.ts'
import { withAttribute } from '../arithmetic/kept-attribute.ts'

/** The table with an attribute on one column, which it must hold. */
export function markColumn(table: Table, name: string, attribute: Attribute): Table {
  const place = table.names.indexOf(name)
  const mark = (column: Value) => (column.kind === 'vector' ? withAttribute(column, attribute) : column)
  return mapColumns(table, (column, i) => (i === place ? mark(column) : column))
}
