import { type Attribute, Table, type Value } from '../../values/value.ts'
import { withAttribute } from '../arithmetic/kept-attribute.ts'

/** The table with an attribute on one column, which it must hold. */
export function markColumn({ names, columns }: Table, name: string, attribute: Attribute): Table {
  const place = names.indexOf(name)
  const mark = (column: Value) => (column.kind === 'vector' ? withAttribute(column, attribute) : column)
  return new Table(
    names,
    columns.map((column, i) => (i === place ? mark(column) : column)),
  )
}
