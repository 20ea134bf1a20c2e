import type { Dictionary, Table, Value } from '../values/value.ts'
import { firstItems } from './first-items.ts'
import { itemLines } from './item-lines.ts'
import { kForm, missingPlace } from './k-form.ts'
import { joinColumns, padColumn, widthOf } from './pad-columns.ts'

export interface ConsoleSettings {
  rows: number
  columns: number
  precision: number
}

/** What the console prints for a value, each line ended: a list item by item, tables and dictionaries in columns. */
export function consoleText(value: Value, settings: ConsoleSettings): string {
  if (value.kind === 'lambda') return `${value.source}\n`
  return elideRows(valueLines(value, settings), settings.rows)
    .map(line => `${elideLine(line, settings.columns)}\n`)
    .join('')
}

function valueLines(value: Value, settings: ConsoleSettings): string[] {
  return hasRows(value) ? blockLines(value, settings) : [kForm(value, settings.precision, settings.columns)]
}

/**
 * Whether a value is shown in lines below each other. A dictionary whose value is an atom takes one line: `` (,`a)!`:t ``,
 * which describes a table in files.
 */
function hasRows(value: Value): boolean {
  if (value.kind === 'dictionary') return value.values.kind !== 'atom'
  if (value.kind === 'table') return !missingPlace(value)
  return value.kind === 'list' && value.items.length > 0
}

/** Items or rows below each other; only as many as the console has rows for. */
function blockLines(value: Value, settings: ConsoleSettings): string[] {
  const shown = firstItems(value, settings.rows)
  if (shown.kind === 'table') return tableLines(shown, settings)
  if (shown.kind === 'dictionary') return dictionaryLines(shown, settings)
  return itemLines(shown, settings.precision, settings.columns)
}

function tableLines({ names, columns }: Table, { precision, columns: width }: ConsoleSettings): string[] {
  const [header = '', ...rows] = joinColumns(
    columns.map((column, place) => [names[place] ?? '', ...itemLines(column, precision, width)]),
  )
  return [header, dashes(header), ...rows]
}

/**
 * `a| 1`, without blanks after the values. If keys or values are a table, the other side has an empty header: ` | x`,
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

const dashes = (header: string) => '-'.repeat(widthOf(header))

/** A console of 25 rows shows 23 lines; of more lines the first 22 and `..`. */
const elideRows = (lines: string[], rows: number) =>
  lines.length > rows - 2 ? [...lines.slice(0, rows - 3), '..'] : lines

/** A console of 80 columns shows 79 characters; of a longer line the first 77 and `..`. */
const elideLine = (line: string, columns: number) =>
  line.length > columns - 1 ? `${line.slice(0, columns - 3)}..` : line
