import { filePath, isFileSymbol } from '../context/file-path.ts'
import type { Session } from '../context/session.ts'
import { itemText } from '../display/item-text.ts'
import type { DateOrder } from '../temporal/parse-temporal.ts'
import { parseUsualLayout } from '../temporal/parse-usual-layout.ts'
import { bytesOf, joinBytes, stringOfBytes } from '../text/bytes.ts'
import { eachLine, type ReadPart, readFields } from '../text/fields.ts'
import { bytesOfByteText, byteTextFrom, byteTextOf, encloseInQuotes } from '../text/quotes.ts'
import { list, vectorOfItems } from '../values/construct.ts'
import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { isString, isTemporal, Type, typeOfLetter } from '../values/types.ts'
import { copyBytes, decodeText } from '../values/utf8.ts'
import { type Item, List, Table, type Value, Vector } from '../values/value.ts'
import { parseBytes } from '../verbs/cast/tok.ts'
import { readSource } from './read-files.ts'

/** `x 0: y`: prepares, saves or loads text, or reads pairs of keys and values, by what x is. */
export function fileText(session: Session, x: Value, y: Value): Value {
  if (isFileSymbol(x)) return saveText(session, x, y)
  if (x.kind === 'list') return loadText(session, x.items, y)
  if (isString(x) && isText(y)) return parseKeyValues(x, y)
  if (isString(x) && x.kind === 'vector' && x.data.length === 2) return loadText(session, itemsOf(x), y)
  const isDelimiter = x.kind === 'atom' && x.type === Type.char
  return isDelimiter ? prepareText(session, byteTextOf(bytesOf(x)), y) : signal('type')
}

const isText = (y: Value) => isString(y) || (y.kind === 'atom' && y.type === Type.char)

const lineFeed = Uint8Array.of(10)

/** Writes strings as the lines of a file and gives its symbol back. */
function saveText(session: Session, file: Value, lines: Value): Value {
  if (lines.kind !== 'list' || !lines.items.every(isText)) return signal('type')
  session.files.writeFile(filePath(file), joinBytes(lines.items.flatMap(line => [bytesOf(line), lineFeed])))
  return file
}

/**
 * `(types;delimiter) 0: y` with the items of x: lists of values, one per column; with the delimiter enlisted a table
 * whose names stand in the first line. `(types;widths) 0: y` cuts fields of those widths.
 */
function loadText(session: Session, x: readonly Value[], y: Value): Value {
  const [types, separator, flag] = x
  if (!types || !separator) return signal('type')
  const letters = [...textOf(types)]
  if (isWidths(separator))
    return loadFixed(session, letters, itemsOf(separator).map(numberOf), linesOf(session, y, false))
  const [delimiter, ...others] = bytesOf(separator)
  if (delimiter === undefined || others.length) return signal('type')
  const keepsBreaks = flag !== undefined && numberOf(flag) !== 0
  return loadDelimited(session, letters, delimiter, separator.kind !== 'atom', linesOf(session, y, keepsBreaks))
}

const isWidths = (separator: Value) =>
  separator.kind === 'vector' && (separator.type === Type.long || separator.type === Type.int)

const numberOf = (value: Value): number => (value.kind === 'atom' ? Number(value.item) : signal('type'))

const skip = ' '

/** A column per letter, except where it is a blank. */
const columnsFor = (session: Session, letters: readonly string[]) =>
  letters.map(letter => (letter === skip ? undefined : new ParsedColumn(letter, session.dateOrder)))

const listsOf = (columns: readonly (ParsedColumn | undefined)[]): Value[] =>
  columns.flatMap(column => (column ? [column.toList()] : []))

function loadDelimited(
  session: Session,
  letters: readonly string[],
  delimiter: number,
  hasNames: boolean,
  lines: Lines,
): Value {
  const columns = columnsFor(session, letters)
  const names = letters.map(() => '')
  const readNames = letters.map(
    (_, offset): ReadPart =>
      (line, start, end) => {
        names[offset] = decodeText(line.subarray(start, end)).trim()
      },
  )
  const readItems = columns.map((column): ReadPart => column?.add ?? (() => {}))
  let count = 0
  lines.forEach((line, start, end) => {
    readFields(line, start, end, delimiter, hasNames && !count ? readNames : readItems)
    count++
  })
  const lists = listsOf(columns)
  if (hasNames)
    return new Table(
      names.filter((_, offset) => columns[offset]),
      lists,
    )
  return lines.isString && count === 1 ? toUniformList(lists.map(list => itemAt(list, 0))) : new List(lists)
}

/** Records of fields with fixed widths, which need not end with line feeds. */
function loadFixed(session: Session, letters: readonly string[], widths: readonly number[], lines: Lines): Value {
  const recordWidth = widths.reduce((total, width) => total + width, 0)
  if (letters.length !== widths.length || !recordWidth) return signal('length')
  const columns = columnsFor(session, letters)
  lines.forEach((line, start, end) => {
    const count = Math.max(1, Math.floor((end - start) / recordWidth))
    for (let record = 0, offset = start; record < count; record++)
      for (let column = 0; column < widths.length; column++) {
        const next = offset + (widths[column] as number)
        columns[column]?.add(line, Math.min(offset, end), Math.min(next, end))
        offset = next
      }
  })
  return new List(listsOf(columns))
}

interface Lines {
  isString: boolean
  forEach: (read: ReadPart) => void
}

/** Lines of a file or string, or the strings given. With `keepsBreaks`, strings may hold line feeds. */
function linesOf(session: Session, y: Value, keepsBreaks: boolean): Lines {
  if (y.kind === 'list' && y.items.every(isText))
    return {
      isString: false,
      forEach: read => {
        for (const item of y.items) {
          const bytes = bytesOf(item)
          read(bytes, 0, bytes.length)
        }
      },
    }
  const bytes = isString(y) ? bytesOf(y) : readSource(session, y)
  return { isString: isString(y), forEach: read => eachLine(bytes, keepsBreaks, read) }
}

/** The text of a column's item at an offset, with a character per byte. */
type Cell = (row: number) => string

/**
 * `","0:t`: a string per row, the names first. A list of columns gives rows alone. Goes row by row, so that the texts of
 * cells need not be kept.
 */
export function prepareText(session: Session, delimiter: string, table: Value): Value {
  const columns = table.kind === 'table' ? table.columns : table.kind === 'list' ? table.items : signal('type')
  const cells = columns.map(column => cellsOf(session, column, delimiter))
  const count = Math.max(0, ...columns.map(countOf))
  if (columns.some(column => countOf(column) !== count)) return signal('length')
  const lines: Value[] = []
  const addLine = (parts: string[]) => lines.push(stringOfBytes(bytesOfByteText(parts.join(delimiter))))
  if (table.kind === 'table') addLine(table.names.map(byteTextFrom))
  for (let row = 0; row < count; row++) addLine(cells.map(cell => cell(row)))
  return list(lines)
}

function cellsOf(session: Session, column: Value, delimiter: string): Cell {
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

/** Dates as ISO 8601 writes them: `2022.03.14D16:12` is `2022-03-14T16:12`. */
const isoText = (text: string): string =>
  text.replace(/^(\d{4})\.(\d\d)(?:\.(\d\d)(?:D(?=\d))?)?/, (match, year, month, day) => {
    if (day === undefined) return `${year}-${month}`
    return `${year}-${month}-${day}${match.endsWith('D') ? 'T' : ''}`
  })

/** Only a cell that holds the delimiter or a line feed is put in quotes. */
const quoteCell = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || cell.includes('\n') ? encloseInQuotes(cell) : cell

/**
 * `"S=;"0:"a=1;b=2"`: keys of the type S, I or J and values that are strings, as two lists. With a star, as in
 * `"S=*;"`, a value in quotes may hold the separators.
 */
function parseKeyValues(x: Value, y: Value): Value {
  const [keyType, fieldSeparator, third, fourth] = byteTextOf(bytesOf(x))
  const hasQuotes = third === '*' && fourth !== undefined
  const recordSeparator = hasQuotes ? fourth : third
  if (keyType === undefined || fieldSeparator === undefined || recordSeparator === undefined) return signal('type')
  if (!'IJS'.includes(keyType)) return signal('IJS')
  const text = byteTextOf(bytesOf(y))
  const records = hasQuotes ? splitOutsideQuotes(text, recordSeparator) : text.split(recordSeparator)
  const pairs = records.filter(Boolean).map(record => cutPair(record, fieldSeparator))
  const values = pairs.map(({ value }) => stringOfBytes(bytesOfByteText(hasQuotes ? removeQuotes(value) : value)))
  const keys = new ParsedColumn(keyType, 'month first')
  for (const { key } of pairs) keys.add(bytesOfByteText(key))
  return list([keys.toList(), list(values)])
}

function cutPair(record: string, separator: string): { key: string; value: string } {
  const offset = record.indexOf(separator)
  return offset < 0 ? { key: record, value: '' } : { key: record.slice(0, offset), value: record.slice(offset + 1) }
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let offset = 0; offset < text.length; offset++) {
    if (text[offset] === '"') isQuoted = !isQuoted
    if (text[offset] !== separator || isQuoted) continue
    parts.push(text.slice(start, offset))
    start = offset + 1
  }
  return [...parts, text.slice(start)]
}

const removeQuotes = (value: string): string => (/^".*"$/s.test(value) ? value.slice(1, -1) : value)

const blank = 32

/**
 * A column whose fields are read as they are added, as its capital letter says: `J` makes longs, `*` keeps strings, `C`
 * takes the first byte.
 */
class ParsedColumn {
  private readonly type: number
  private readonly strings: Vector[] = []
  private readonly items: Item[] = []

  constructor(
    private readonly letter: string,
    private readonly order: DateOrder,
  ) {
    const type = /[A-Z*]/.test(letter) ? typeOfLetter(letter === '*' ? 'c' : letter.toLowerCase()) : undefined
    this.type = type ?? signal('type')
  }

  readonly add = (bytes: Uint8Array, start = 0, end = bytes.length): void => {
    const { type, letter } = this
    if (letter === '*') this.strings.push(new Vector(type, copyBytes(bytes, start, end)))
    else if (type === Type.char) this.items.push(start < end ? (bytes[start] as number) : blank)
    else this.items.push(parseUsualLayout(type, bytes, start, end) ?? parseBytes(type, bytes, start, end, this.order))
  }

  toList(): Value {
    return this.letter === '*' ? new List(this.strings) : vectorOfItems(this.type, this.items)
  }
}
