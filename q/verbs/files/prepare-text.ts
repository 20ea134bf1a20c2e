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
import type { Item, Value, Vector } from '../../values/value.ts'
import { resolveEnumeration } from '../enumerations/resolve-enumeration.ts'

/** `","0:t`: a string per row, the names first. A list of columns gives rows alone. Works with a character per byte. */
export function prepareText(delimiter: string, table: Value): Value {
  const columns = table.kind === 'table' ? table.columns : table.kind === 'list' ? table.items : signal('type')
  const cells = columns.map(column => columnCells(column, delimiter))
  const count = Math.max(0, ...columns.map(countOf))
  if (cells.some(column => column.length !== count)) return signal('length')
  const rows = Array.from({ length: count }, (_, row) => cells.map(column => column[row] as string).join(delimiter))
  const names = table.kind === 'table' ? [table.names.map(byteTextFrom).join(delimiter)] : []
  return list([...names, ...rows].map(line => stringOfBytes(bytesOfByteText(line))))
}

function columnCells(column: Value, delimiter: string): string[] {
  if (column.kind === 'list') {
    if (!column.items.every(isString)) return signal('type')
    return column.items.map(item => quoteCell(byteTextOf(bytesOf(item)), delimiter))
  }
  const resolved = resolveEnumeration(column)
  if (resolved.kind !== 'vector') return signal('type')
  return vectorCells(resolved, delimiter)
}

function vectorCells({ type, data }: Vector, delimiter: string): string[] {
  const { precision } = currentSession()
  const cells = new Array<string>(data.length)
  for (let i = 0; i < data.length; i++) {
    const text = itemText(type, data[i] as Item, precision)
    if (type === Type.symbol) cells[i] = quoteCell(byteTextFrom(text), delimiter)
    else if (type === Type.char) cells[i] = quoteCell(text, delimiter)
    else cells[i] = isTemporal(type) ? isoText(text) : text
  }
  return cells
}

/** Dates as ISO 8601 writes them: `2022.03.14D16:12` is `2022-03-14T16:12`; a timespan keeps its `D`. */
const isoText = (text: string): string =>
  text.replace(/^(\d{4})\.(\d\d)(?:\.(\d\d)(?:D(?=\d))?)?/, (match, year, month, day) => {
    if (day === undefined) return `${year}-${month}`
    return `${year}-${month}-${day}${match.endsWith('D') ? 'T' : ''}`
  })

/** Only a cell that holds the delimiter or a line feed is put in quotes. */
const quoteCell = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || cell.includes('\n') ? encloseInQuotes(cell) : cell
