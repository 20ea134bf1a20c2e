import { readSource } from '../files/read-source.ts'
import { bytesOf, joinBytes } from '../text/bytes-of.ts'
import { parseColumn } from '../text/parse-column.ts'
import { readFields } from '../text/read-fields.ts'
import { splitLines } from '../text/split-bytes.ts'
import { decodeText } from '../values/construct.ts'
import { collapse, itemAt, itemsOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { textOf } from '../values/text-of.ts'
import { isString } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import { List, Table, type Value } from '../values/value.ts'

/** Lines cut into fields. */
type Row = readonly Uint8Array[]

/**
 * `(types;delimiter) 0: y` with the items of x: lists of values, one per column; with the delimiter enlisted a table
 * whose names stand in the first line. `(types;widths) 0: y` cuts fields of those widths.
 */
export function loadText(x: readonly Value[], y: Value): Value {
  const [types, separator, flag] = x
  if (!types || !separator) return signal('type')
  const letters = textOf(types)
  if (isWidths(separator)) return loadFixed(letters, itemsOf(separator).map(widthOf), y)
  const [delimiter] = bytesOf(separator)
  if (delimiter === undefined) return signal('type')
  const lines = linesOf(y, flag !== undefined)
  const rows = lines.map(line => readFields(line, delimiter))
  if (separator.kind === 'atom') return loadColumns(letters, rows, isString(y) && rows.length === 1)
  return loadTable(letters, rows)
}

const isWidths = (separator: Value) =>
  separator.kind === 'vector' && (separator.type === Type.long || separator.type === Type.int)

const widthOf = (width: Value): number => (width.kind === 'atom' ? Number(width.item) : signal('type'))

/** Lines of a file or string, or the strings given. With `keepsBreaks`, strings may hold line feeds. */
function linesOf(y: Value, keepsBreaks: boolean): Row {
  if (y.kind === 'list' && y.items.every(isText)) return y.items.map(bytesOf)
  const text = isString(y) ? bytesOf(y) : readSource(y)
  return keepsBreaks ? joinOpenQuotes(splitLines(text)) : splitLines(text)
}

const isText = (y: Value) => isString(y) || (y.kind === 'atom' && y.type === Type.char)

const quote = 34
const lineFeed = Uint8Array.of(10)

/** A line with an odd number of quotes goes on in the next. */
function joinOpenQuotes(lines: Row): Row {
  const joined: Uint8Array[] = []
  let open: Uint8Array[] = []
  for (const line of lines) {
    open.push(line)
    const quotes = open.reduce((total, part) => total + part.filter(byte => byte === quote).length, 0)
    if (quotes % 2) continue
    joined.push(joinBytes(open, lineFeed))
    open = []
  }
  return open.length ? [...joined, joinBytes(open, lineFeed)] : joined
}

const skip = ' '

/** A column per letter, except where it is a blank. A single string gives atoms. */
function loadColumns(letters: string, rows: readonly Row[], isSingle: boolean): Value {
  const columns = [...letters].flatMap((letter, place) => {
    if (letter === skip) return []
    const fields = rows.map(row => row[place] ?? new Uint8Array(0))
    return [parseColumn(letter, fields)]
  })
  return isSingle ? collapse(columns.map(column => itemAt(column, 0))) : new List(columns)
}

function loadTable(letters: string, [header, ...rows]: readonly Row[]): Value {
  const names = [...letters].flatMap((letter, place) =>
    letter === skip ? [] : [decodeText(header?.[place] ?? new Uint8Array(0)).trim()],
  )
  const columns = loadColumns(letters, rows, false)
  return new Table(names, (columns as List).items)
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
function cutRecords(line: Uint8Array, width: number): Uint8Array[] {
  if (!width) return signal('length')
  const count = Math.max(1, Math.floor(line.length / width))
  return Array.from({ length: count }, (_, place) => line.subarray(place * width, (place + 1) * width))
}
