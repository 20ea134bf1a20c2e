import { itemText } from '../display/item-text.ts'
import { currentSession } from '../evaluate/current-session.ts'
import { bytesOf, joinBytes, stringOfBytes } from '../text/bytes-of.ts'
import { quoteBytes } from '../text/quote-bytes.ts'
import { encodeText, list } from '../values/construct.ts'
import { countOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { isString } from '../values/type-of.ts'
import { isTemporal, Type } from '../values/types.ts'
import type { Item, Value, Vector } from '../values/value.ts'
import { resolveEnumeration } from './resolve-enumeration.ts'

/** `","0:t`: a string per row, the names first. A list of columns gives rows alone. */
export function prepareText(delimiter: Uint8Array, table: Value): Value {
  const columns = table.kind === 'table' ? table.columns : table.kind === 'list' ? table.items : signal('type')
  const count = Math.max(0, ...columns.map(countOf))
  const cells = columns.map(column => columnCells(column, delimiter))
  const rows = Array.from({ length: count }, (_, row) =>
    stringOfBytes(
      joinBytes(
        cells.map(column => column[row] ?? signal('length')),
        delimiter,
      ),
    ),
  )
  if (table.kind !== 'table') return list(rows)
  const names = joinBytes(table.names.map(encodeText), delimiter)
  return list([stringOfBytes(names), ...rows])
}

function columnCells(column: Value, delimiter: Uint8Array): Uint8Array[] {
  if (column.kind === 'list') {
    if (!column.items.every(isString)) return signal('type')
    return column.items.map(item => quoteCell(bytesOf(item), delimiter))
  }
  const resolved = resolveEnumeration(column)
  if (resolved.kind !== 'vector') return signal('type')
  return vectorCells(resolved, delimiter)
}

function vectorCells({ type, data }: Vector, delimiter: Uint8Array): Uint8Array[] {
  const { precision } = currentSession()
  const cells: Uint8Array[] = []
  for (let i = 0; i < data.length; i++) {
    const cell = cellOf(type, data[i] as Item, precision)
    cells.push(type === Type.symbol || type === Type.char ? quoteCell(cell, delimiter) : cell)
  }
  return cells
}

function cellOf(type: number, item: Item, precision: number): Uint8Array {
  if (type === Type.char) return Uint8Array.of(Number(item))
  const text = itemText(type, item, precision)
  return encodeText(isTemporal(type) ? isoText(text) : text)
}

/** Dates as ISO 8601 writes them: `2022.03.14D16:12` is `2022-03-14T16:12`; a timespan keeps its `D`. */
const isoText = (text: string): string =>
  text.replace(/^(\d{4})\.(\d\d)(?:\.(\d\d)(?:D(?=\d))?)?/, (match, year, month, day) => {
    if (day === undefined) return `${year}-${month}`
    return `${year}-${month}-${day}${match.endsWith('D') ? 'T' : ''}`
  })

const lineFeed = 10

/** Only a cell that holds the delimiter or a line feed is put in quotes. */
const quoteCell = (cell: Uint8Array, delimiter: Uint8Array): Uint8Array =>
  cell.some(byte => byte === lineFeed || delimiter.includes(byte)) ? quoteBytes(cell) : cell
