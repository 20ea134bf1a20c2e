import { itemText } from '../../display/item-text.ts'
import { currentSession } from '../../evaluate/current-session.ts'
import { bytesOfByteText, byteTextFrom, byteTextOf } from '../../text/byte-text.ts'
import { bytesOf, stringOfBytes } from '../../text/bytes-of.ts'
import { encloseInQuotes } from '../../text/enclose-in-quotes.ts'
import { list } from '../../values/construct.ts'
import { countOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isString } from '../../values/type-of.ts'
import { isTemporal, Type } from '../../values/types.ts'
import type { Item, Value } from '../../values/value.ts'
import { resolveEnumeration } from '../enumerations/resolve-enumeration.ts'

/** The text of a column's item at a place, with a character per byte. */
type Cell = (row: number) => string

/**
 * `","0:t`: a string per row, the names first. A list of columns gives rows alone. Goes row by row, so that the texts of
 * cells need not be kept.
 */
export function prepareText(delimiter: string, table: Value): Value {
  const columns = table.kind === 'table' ? table.columns : table.kind === 'list' ? table.items : signal('type')
  const cells = columns.map(column => cellsOf(column, delimiter))
  const count = Math.max(0, ...columns.map(countOf))
  if (columns.some(column => countOf(column) !== count)) return signal('length')
  const lines: Value[] = []
  const addLine = (parts: string[]) => lines.push(stringOfBytes(bytesOfByteText(parts.join(delimiter))))
  if (table.kind === 'table') addLine(table.names.map(byteTextFrom))
  for (let row = 0; row < count; row++) addLine(cells.map(cell => cell(row)))
  return list(lines)
}

function cellsOf(column: Value, delimiter: string): Cell {
  if (column.kind === 'list') {
    if (!column.items.every(isString)) return signal('type')
    return row => quoteCell(byteTextOf(bytesOf(column.items[row] as Value)), delimiter)
  }
  const resolved = resolveEnumeration(column)
  if (resolved.kind !== 'vector') return signal('type')
  const { type, data } = resolved
  const { precision } = currentSession()
  const cellText = (row: number) => itemText(type, data[row] as Item, precision)
  if (type === Type.symbol) return row => quoteCell(byteTextFrom(cellText(row)), delimiter)
  if (type === Type.char) return row => quoteCell(cellText(row), delimiter)
  return isTemporal(type) && type !== Type.timespan ? row => isoText(cellText(row)) : cellText
}

/** Dates as ISO 8601 writes them: `2022.03.14D16:12` is `2022-03-14T16:12`. */
const isoText = (text: string): string =>
  text.replace(/^(\d{4})\.(\d\d)(?:\.(\d\d)(?:D(?=\d))?)?/, (match, year, month, day) => {
    if (day === undefined) return `${year}-${month}`
    return `${year}-${month}-${day}${match.endsWith('D') ? 'T' : ''}`
  })

/** Only a cell that holds the delimiter or a line feed is put in quotes. */
const quoteCell = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || cell.includes('\n') ? encloseInQuotes(cell) : cell
