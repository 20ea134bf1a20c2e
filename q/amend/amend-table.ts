import { symbols } from '../values/construct.ts'
import { collapse, countOf, itemAt, itemsOf } from '../values/items.ts'
import { fillRows } from '../values/items-at.ts'
import { nil } from '../values/nil.ts'
import { signal } from '../values/q-error.ts'
import { textOf } from '../values/text-of.ts'
import { Dictionary, Table } from '../values/value.ts'
import { replaceItem } from './amend-items.ts'
import { type Amendment, requirePlace } from './amendment.ts'

/** The columns that the keys name; those that are new come last. An atom fills its column. */
export function amendColumns(table: Table, { keys, change, part }: Amendment): Table {
  const names = [...table.names]
  const columns = [...table.columns]
  keys.forEach((key, i) => {
    const name = textOf(key)
    const known = names.indexOf(name)
    const place = known < 0 ? names.push(name) - 1 : known
    columns[place] = fillRows(change(columns[place] ?? nil, part(i)), countOf(table))
  })
  return new Table(names, columns)
}

/** A row is changed as a dictionary is; its items go back to their columns. */
export function amendRows(
  table: Table,
  { places, change, part }: Pick<Amendment, 'places' | 'change' | 'part'>,
): Table {
  let { columns } = table
  places.forEach((place, i) => {
    const row = new Dictionary(symbols(table.names), collapse(columns.map(column => itemAt(column, place))))
    const items = itemsOf(change(row, part(i)))
    if (items.length !== columns.length) signal('length')
    columns = columns.map((column, c) => replaceItem(column, requirePlace(place, countOf(column)), items[c] ?? nil))
  })
  return new Table(table.names, columns)
}
