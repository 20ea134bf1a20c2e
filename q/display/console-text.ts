import { mapColumns } from '../values/columns.ts'
import { itemsOf } from '../values/items.ts'
import { Type, typeOf } from '../values/types.ts'
import { Dictionary, List, type Table, type Value } from '../values/value.ts'
import { dashes, joinColumns, padColumn } from './align-columns.ts'
import { displayedItems, itemText } from './item-text.ts'
import { cutVector, kForm, missingLocation } from './k-form.ts'

export interface ConsoleSettings {
  rows: number
  columns: number
  precision: number
}

/** The lines that the console prints for a value: one per item of a list, columns for tables and dictionaries. */
export function consoleText(value: Value, settings: ConsoleSettings): string {
  if (value.kind === 'lambda') return `${value.source}\n`
  return elideRows(valueLines(value, settings), settings.rows)
    .map(line => `${elideLine(line, settings.columns)}\n`)
    .join('')
}

/** How items are laid out. A part that occurs repeatedly in a nested list is laid out once. */
interface Layout {
  precision: number
  width: number
  known: Map<Value, string[]>
}

const createLayout = ({ precision, columns }: ConsoleSettings): Layout => ({
  precision,
  width: columns,
  known: new Map(),
})

function valueLines(value: Value, settings: ConsoleSettings): string[] {
  return hasRows(value) ? blockLines(value, settings) : [kForm(value, settings.precision, settings.columns)]
}

/**
 * Whether a value takes several lines. A dictionary whose value is an atom takes one: `` (,`a)!`:t ``, which describes
 * a table in files.
 */
function hasRows(value: Value): boolean {
  if (value.kind === 'dictionary') return value.values.kind !== 'atom'
  if (value.kind === 'table') return !missingLocation(value)
  return value.kind === 'list' && value.length > 0
}

/** One line per item or row, for as many as the console has rows. */
function blockLines(value: Value, settings: ConsoleSettings): string[] {
  const shown = firstItems(value, settings.rows)
  if (shown.kind === 'table') return tableLines(shown, settings)
  if (shown.kind === 'dictionary') return dictionaryLines(shown, settings)
  return itemLines(shown, createLayout(settings))
}

function tableLines({ names, columns }: Table, settings: ConsoleSettings): string[] {
  const layout = createLayout(settings)
  const [header = '', ...rows] = joinColumns(
    columns.map((column, index) => [names[index] ?? '', ...itemLines(column, layout)]),
  )
  return [header, dashes(header), ...rows]
}

/**
 * Lines such as `a| 1`, without blanks after the values. If one side is a table, the other has an empty header: ` | x`,
 * `-| -`.
 */
function dictionaryLines({ keys, values }: Dictionary, settings: ConsoleSettings): string[] {
  const isTabular = keys.kind === 'table' || values.kind === 'table'
  const linesOf = (side: Value) => {
    const lines = padColumn(blockLines(side, settings))
    return isTabular && side.kind !== 'table' ? ['', dashes(lines[0] ?? ''), ...lines] : lines
  }
  const valueLines = isTabular ? padColumn(linesOf(values)) : blockLines(values, settings)
  return padColumn(linesOf(keys)).map((key, row) => `${key}| ${valueLines[row] ?? ''}`)
}

/** A console of 25 rows shows 23 lines; of more lines the first 22 and `..`. */
const elideRows = (lines: string[], rows: number) =>
  lines.length > rows - 2 ? [...lines.slice(0, rows - 3), '..'] : lines

/** A console of 80 columns shows 79 characters; of a longer line the first 77 and `..`. */
const elideLine = (line: string, columns: number) =>
  line.length > columns - 1 ? `${line.slice(0, columns - 3)}..` : line

/**
 * The text of each item of a list, as a column of a table shows it: `1`, `a`, empty for a null. The columns of a matrix
 * are aligned: `(1 10;100 2)` gives `1   10` and `100 2 `. Texts longer than the console may be cut short.
 */
function itemLines(value: Value, layout: Layout): string[] {
  const { precision, width } = layout
  if (value.kind === 'vector') {
    const { type, data } = displayedItems(value)
    return Array.from(data, item => itemText(type, item, precision))
  }
  const items = value.kind === 'list' || value.kind === 'table' ? itemsOf(value) : [value]
  if (isMatrix(items)) return matrixLines(items, layout)
  return items.map(item => kForm(item, precision, width))
}

function matrixLines(rows: readonly Value[], layout: Layout): string[] {
  const { width, known } = layout
  const cells = rows.map(row => {
    const lines = known.get(row) ?? itemLines(firstItems(row, width), layout)
    known.set(row, lines)
    return lines
  })
  const columns = (cells[0] ?? []).map((_, column) => cells.map(row => row[column] ?? ''))
  return columns.length ? joinColumns(columns).map(line => line.slice(0, width)) : rows.map(() => '')
}

/** Whether all items are lists of one length, and not all strings, all vectors of booleans or all vectors of bytes. */
function isMatrix(items: readonly Value[]): boolean {
  const [first] = items
  const length = first && rowLength(first)
  if (length === undefined || !items.every(item => rowLength(item) === length)) return false
  return !(first?.kind === 'vector' && isPacked(first.type) && items.every(item => typeOf(item) === first.type))
}

const isPacked = (type: number) => type === Type.boolean || type === Type.byte || type === Type.char

function rowLength(row: Value): number | undefined {
  if (row.kind === 'list') return row.length
  return row.kind === 'vector' ? row.length : undefined
}

/** The first `count` items of a list, table or dictionary, or all if there are fewer; other values as they are. */
function firstItems(value: Value, count: number): Value {
  switch (value.kind) {
    case 'vector':
      return cutVector(value, count)
    case 'list':
      return value.length <= count ? value : new List(value.borrow().slice(0, count))
    case 'table':
      return mapColumns(value, column => firstItems(column, count))
    case 'dictionary':
      return new Dictionary(firstItems(value.keys, count), firstItems(value.values, count))
    default:
      return value
  }
}
