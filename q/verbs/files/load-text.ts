import { readSource } from '../../files/read-source.ts'
import { byteTextOf, readableText } from '../../text/byte-text.ts'
import { bytesOf } from '../../text/bytes-of.ts'
import { parseColumn } from '../../text/parse-column.ts'
import { readFields } from '../../text/read-fields.ts'
import { collapse, itemAt, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { List, Table, type Value } from '../../values/value.ts'

/** The fields of a line, with a character per byte. */
type Row = readonly string[]

/**
 * `(types;delimiter) 0: y` with the items of x: lists of values, one per column; with the delimiter enlisted a table
 * whose names stand in the first line. `(types;widths) 0: y` cuts fields of those widths.
 */
export function loadText(x: readonly Value[], y: Value): Value {
  const [types, separator, flag] = x
  if (!types || !separator) return signal('type')
  const letters = textOf(types)
  if (isWidths(separator)) return loadFixed(letters, itemsOf(separator).map(numberOf), y)
  const delimiter = byteTextOf(bytesOf(separator))
  if (delimiter.length !== 1) return signal('type')
  const lines = linesOf(y, flag !== undefined && numberOf(flag) !== 0)
  const rows = lines.map(line => readFields(line, delimiter))
  if (separator.kind === 'atom') return loadColumns(letters, rows, isString(y) && rows.length === 1)
  return loadTable(letters, rows)
}

const isWidths = (separator: Value) =>
  separator.kind === 'vector' && (separator.type === Type.long || separator.type === Type.int)

const numberOf = (value: Value): number => (value.kind === 'atom' ? Number(value.item) : signal('type'))

/** Lines of a file or string, or the strings given. With `keepsBreaks`, strings may hold line feeds. */
function linesOf(y: Value, keepsBreaks: boolean): string[] {
  if (y.kind === 'list' && y.items.every(isText)) return y.items.map(item => byteTextOf(bytesOf(item)))
  const lines = byteTextOf(isString(y) ? bytesOf(y) : readSource(y)).split('\n')
  if (!lines.at(-1)) lines.pop()
  const trimmed = lines.map(line => (line.endsWith('\r') ? line.slice(0, -1) : line))
  return keepsBreaks ? joinOpenQuotes(trimmed) : trimmed
}

const isText = (y: Value) => isString(y) || (y.kind === 'atom' && y.type === Type.char)

/** A line with an odd number of quotes goes on in the next. */
function joinOpenQuotes(lines: readonly string[]): string[] {
  const joined: string[] = []
  let open: string[] = []
  for (const line of lines) {
    open.push(line)
    const quotes = open.reduce((total, part) => total + part.split('"').length - 1, 0)
    if (quotes % 2) continue
    joined.push(open.join('\n'))
    open = []
  }
  return open.length ? [...joined, open.join('\n')] : joined
}

const skip = ' '

/** A column per letter, except where it is a blank. A single string gives atoms. */
function loadColumns(letters: string, rows: readonly Row[], isSingle: boolean): Value {
  const columns = [...letters].flatMap((letter, place) =>
    letter === skip
      ? []
      : [
          parseColumn(
            letter,
            rows.map(row => row[place] ?? ''),
          ),
        ],
  )
  return isSingle ? collapse(columns.map(column => itemAt(column, 0))) : new List(columns)
}

function loadTable(letters: string, [header = [], ...rows]: readonly Row[]): Value {
  const names = [...letters].flatMap((letter, place) =>
    letter === skip ? [] : [readableText(header[place] ?? '').trim()],
  )
  const columns = loadColumns(letters, rows, false)
  return new Table(names, itemsOf(columns))
}

/** Records of fields with fixed widths, which need not end with line feeds. */
function loadFixed(letters: string, widths: readonly number[], y: Value): Value {
  if (letters.length !== widths.length) return signal('length')
  const recordWidth = widths.reduce((total, width) => total + width, 0)
  const starts = widths.map((_, place) => widths.slice(0, place).reduce((total, width) => total + width, 0))
  const records = linesOf(y, false).flatMap(line => cutRecords(line, recordWidth))
  const rows = records.map(record => starts.map((start, place) => record.slice(start, start + (widths[place] ?? 0))))
  return loadColumns(letters, rows, false)
}

/** A long line without breaks holds one record after the other. */
function cutRecords(line: string, width: number): string[] {
  if (!width) return signal('length')
  const count = Math.max(1, Math.floor(line.length / width))
  return Array.from({ length: count }, (_, place) => line.slice(place * width, (place + 1) * width))
}
