import { itemsOf } from '../values/items.ts'
import { typeOf } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import type { Value, Vector } from '../values/value.ts'
import { enumeratedItems } from './enumerated-items.ts'
import { firstItems } from './first-items.ts'
import { itemText } from './item-text.ts'
import { kForm } from './k-form.ts'
import { joinColumns } from './pad-columns.ts'

/**
 * One text for each item of a list, as a column of a table shows them: `1`, `a`, nothing for nulls. The items of a
 * matrix are texts whose own columns are aligned: `(1 10;100 2)` gives `1   10` and `100 2 `. Texts longer than
 * `width` may be cut short.
 */
export function itemLines(value: Value, precision: number, width: number): string[] {
  if (value.kind === 'vector') return vectorLines(value, precision)
  const items = value.kind === 'list' || value.kind === 'table' ? itemsOf(value) : [value]
  if (isMatrix(items)) return matrixLines(items, precision, width)
  return items.map(item => kForm(item, precision, width))
}

function vectorLines(vector: Vector, precision: number): string[] {
  const { type, data, domain } = vector
  const items = type === Type.enumeration ? enumeratedItems(data, domain) : vector
  if (!items) return Array.from(data, item => itemText(Type.int, item, precision))
  return Array.from(items.data, item => itemText(items.type, item, precision))
}

function matrixLines(rows: readonly Value[], precision: number, width: number): string[] {
  const cells = rows.map(row => itemLines(firstItems(row, width), precision, width))
  const columns = (cells[0] ?? []).map((_, column) => cells.map(row => row[column] ?? ''))
  return columns.length ? joinColumns(columns) : rows.map(() => '')
}

/** Whether all items are lists of one length. Strings alone stay in one piece, as do booleans or bytes alone. */
function isMatrix(items: readonly Value[]): boolean {
  const [first] = items
  const length = first && rowLength(first)
  if (length === undefined || !items.every(item => rowLength(item) === length)) return false
  return !(first?.kind === 'vector' && isPacked(first.type) && items.every(item => typeOf(item) === first.type))
}

const isPacked = (type: number) => type === Type.boolean || type === Type.byte || type === Type.char

function rowLength(row: Value): number | undefined {
  if (row.kind === 'list') return row.items.length
  return row.kind === 'vector' ? row.data.length : undefined
}
