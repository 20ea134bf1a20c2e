import { filePath } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { itemText } from '../display/item-text.ts'
import { bytesOfByteText, byteTextFrom, byteTextOf } from '../text/byte-text.ts'
import { bytesOf, stringOfBytes } from '../text/bytes.ts'
import { encloseInQuotes } from '../text/delimited-text.ts'
import { list } from '../values/construct.ts'
import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { countOf } from '../values/items.ts'
import { isString, isTemporal, Type } from '../values/types.ts'
import type { Item, Value } from '../values/value.ts'
import { isText, joinLines } from './text-lines.ts'

/** `file 0: lines`: writes strings as the lines of a file and returns its symbol. */
export function saveText(session: Session, file: Value, lines: Value): Value {
  if (lines.kind !== 'list' || !lines.items.every(isText)) return signal('type')
  session.files.writeFile(filePath(file), joinLines(lines.items))
  return file
}

/**
 * `","0:t`: a string for each row of a table, after one with the names; a list of columns gives the rows only. Works row
 * by row, which keeps the texts of one row in memory instead of those of all cells.
 */
export function prepareText(session: Session, delimiter: string, table: Value): Value {
  const columns = table.kind === 'table' ? table.columns : table.kind === 'list' ? table.items : signal('type')
  const readers = columns.map(column => createCellReader(session, column, delimiter))
  const count = Math.max(0, ...columns.map(countOf))
  if (columns.some(column => countOf(column) !== count)) return signal('length')
  const lines: Value[] = []
  const addLine = (cells: string[]) => lines.push(stringOfBytes(bytesOfByteText(cells.join(delimiter))))
  if (table.kind === 'table') addLine(table.names.map(byteTextFrom))
  for (let row = 0; row < count; row++) addLine(readers.map(readCell => readCell(row)))
  return list(lines)
}

/** The text of a column's cell in a row, with one character for each byte. */
type CellReader = (row: number) => string

function createCellReader(session: Session, column: Value, delimiter: string): CellReader {
  if (column.kind === 'list') {
    if (!column.items.every(isString)) return signal('type')
    return row => quoteCell(byteTextOf(bytesOf(column.items[row] as Value)), delimiter)
  }
  const resolved = resolveEnumeration(column)
  if (resolved.kind !== 'vector') return signal('type')
  const { type, data } = resolved
  const { precision } = session
  const cellText = (row: number) => itemText(type, data[row] as Item, precision)
  if (type === Type.symbol) return row => quoteCell(byteTextFrom(cellText(row)), delimiter)
  if (type === Type.char) return row => quoteCell(cellText(row), delimiter)
  return isTemporal(type) && type !== Type.timespan ? row => isoText(cellText(row)) : cellText
}

/** Quotes a cell that holds the delimiter or a line feed. */
const quoteCell = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || cell.includes('\n') ? encloseInQuotes(cell) : cell

/** Dates in the form of ISO 8601: `2022.03.14D16:12` becomes `2022-03-14T16:12`. */
const isoText = (text: string): string =>
  text.replace(/^(\d{4})\.(\d\d)(?:\.(\d\d)(?:D(?=\d))?)?/, (match, year, month, day) => {
    if (day === undefined) return `${year}-${month}`
    return `${year}-${month}-${day}${match.endsWith('D') ? 'T' : ''}`
  })
