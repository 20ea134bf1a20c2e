import { readGlobal, type Session } from '../context/session.ts'
import { consoleText } from '../display/console-text.ts'
import { stringOf } from '../display/display-verbs.ts'
import { prepareText } from '../files/prepare-text.ts'
import { formatTemporal } from '../temporal/format-temporal.ts'
import { mapColumns } from '../values/columns.ts'
import { chars, list } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { exactLong } from '../values/exact-long.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isKeyedTable, isNumeric, isString, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'
import { jsonText, readJson } from './json.ts'
import { element, escapeVerbs, escapeXml, pageVerbs, responseVerbs, setting, tagVerbs } from './markup.ts'

/** Functions that write tables as text, one string a line. */
const formatVerbs = (session: Session): VerbTable => ({
  '.h.cd': unary(x => commaSeparated(session, x)),
  '.h.td': unary(x => tabSeparated(session, x)),
  '.h.xd': unary(x => xmlLines(session, x)),
  '.h.xt': binary(readLines),
})

/** `.h.cd t`: comma-separated values. Items of nested columns have `.h.d` between them. */
export function commaSeparated(session: Session, data: Value): Value {
  return prepareText(session, ',', joinNested(session, rowsOf(data)))
}

/** `.h.td t`: tab-separated values. */
export function tabSeparated(session: Session, data: Value): Value {
  return prepareText(session, '\t', joinNested(session, rowsOf(data)))
}

/** `.h.tx[`json] t`: a row a line; of a list, each item on a line. */
export function jsonLines(session: Session, data: Value): Value {
  const { precision } = session
  const items = itemsOf(rowsOf(data))
  return list(items.map(item => chars(jsonText(item, { precision, hasNullInfinities: false }))))
}

/** `.h.xd t`: an element `R` with an element `r` for each row. */
export function xmlLines(session: Session, data: Value): Value {
  const table = unkey(data)
  const columns = table.columns.map(column => cellTexts(session, column))
  const rows = Array.from({ length: countOf(table) }, (_, row) =>
    element('r', table.names.map((name, index) => element(name, escapeXml(columns[index]?.[row] ?? ''))).join('')),
  )
  return list(['<R>', ...rows, '</R>'].map(chars))
}

/** The cells of a column as `string` gives them; a column of strings as it is. */
const cellTexts = (session: Session, column: Value): string[] =>
  itemsOf(column).map(cell => (isString(cell) ? textOf(cell) : textOf(stringOf(cell, session.precision))))

/** `` .h.xt[`json;x] ``: a value for each line of JSON. */
function readLines(format: Value, lines: Value): Value {
  if (textOf(format) !== 'json') return signal('nyi')
  return toUniformList(itemsOf(lines).map(line => readJson(textOf(line))))
}

const rowsOf = (data: Value) => (isKeyedTable(data) ? unkey(data) : data)

/** Columns of vectors become columns of strings: `1 2 3` is `"1 2 3"`. */
function joinNested(session: Session, data: Value): Value {
  if (data.kind === 'table') return mapColumns(data, column => joinItems(session, column))
  return data.kind === 'list' ? list(data.items.map(item => joinItems(session, item))) : data
}

function joinItems(session: Session, column: Value): Value {
  if (column.kind !== 'list') return column
  const delimiter = setting(session, '.h.d')
  return list(column.items.map(item => (isString(item) ? item : chars(cellTexts(session, item).join(delimiter)))))
}

/** Workbooks in the XML that Excel reads, as two lines. */
const workbookVerbs = (session: Session): VerbTable => ({
  '.h.ed': unary(x => singleSheet(session, x)),
  '.h.edsn': unary(sheets => workbook(`${sheetPrefix} ${officePrefix}`, namedSheets(session, sheets))),
})

const spreadsheet = 'urn:schemas-microsoft-com:office:spreadsheet'
const sheetPrefix = `xmlns:ss="${spreadsheet}"`
const officePrefix = 'xmlns:o="urn:schemas-microsoft-com:office:office"'

/** `.h.ed t`: a workbook with the table as its only sheet. */
export function singleSheet(session: Session, table: Value): Value {
  return workbook(`${officePrefix} ${sheetPrefix}`, [sheet(session, 'Sheet1', table)])
}

function workbook(prefixes: string, sheets: string[]): Value {
  const head = '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'
  return list([head, `<Workbook xmlns="${spreadsheet}" ${prefixes}>${sheets.join('')}</Workbook>`].map(chars))
}

/** A sheet for each table of a dictionary, named by its key. */
function namedSheets(session: Session, sheets: Value): string[] {
  if (sheets.kind !== 'dictionary') return signal('type')
  return textsOf(sheets.keys).map((name, index) => sheet(session, name, itemAt(sheets.values, index)))
}

function sheet(session: Session, name: string, value: Value): string {
  const { names, columns } = unkey(value)
  const cells = columns.map(column => {
    const type = column.kind === 'vector' && isNumeric(column.type) ? 'Number' : 'String'
    return cellTexts(session, column).map(text => cell(type, text))
  })
  const count = columns[0] ? countOf(columns[0]) : 0
  const rows = Array.from({ length: count }, (_, row) => element('Row', cells.map(column => column[row]).join('')))
  const header = element('Row', names.map(each => cell('String', each)).join(''))
  return `<Worksheet ss:Name="${escapeXml(name)}">${element('Table', header + rows.join(''))}</Worksheet>`
}

const cell = (type: string, text: string) => element('Cell', `<Data ss:Type="${type}">${escapeXml(text)}</Data>`)

/** `` .h.jx[0;`t] ``: a page of the table of this name, from a row on, with links to other pages. */
const browseVerbs = (session: Session): VerbTable => ({ '.h.jx': binary((x, y) => browseTable(session, x, y)) })

const rowsOfPage = 32

function browseTable(session: Session, from: Value, name: Value): Value {
  const table = readGlobal(session, textOf(name))
  const first = from.kind === 'atom' ? Number(from.item) : signal('type')
  const count = countOf(table)
  return list([pageLinks(first, count), '', ...pageLines(session, table, first, count)].map(chars))
}

function pageLinks(first: number, count: number): string {
  const end = Math.max(0, count - rowsOfPage)
  const pages = { home: 0, up: Math.max(0, first - rowsOfPage), down: Math.min(first + rowsOfPage, end), end }
  const links = Object.entries(pages).map(([label, row]) => `<a href="?[${row}">${label}</a>`)
  return `${links.join(' ')} ${count}[${first}]`
}

function pageLines(session: Session, table: Value, first: number, count: number): string[] {
  const length = Math.max(0, Math.min(rowsOfPage, count - first))
  const rows = itemsAt(
    table,
    Array.from({ length }, (_, row) => first + row),
  )
  const { console, precision } = session
  return consoleText(rows, { rows: rowsOfPage + 10, columns: console.columns, precision })
    .split('\n')
    .slice(0, -1)
}

/** The functions of the `.h` namespace; its variables are among `namespaceVariables`. */
export const markup = (session: Session): VerbTable => ({
  ...tagVerbs(session),
  ...pageVerbs(session),
  ...escapeVerbs(session),
  ...responseVerbs(session),
  ...formatVerbs(session),
  ...workbookVerbs(session),
  ...browseVerbs(session),
  '.h.iso8601': unary(isoMoment),
})

/** `.h.iso8601 1` is `"2000-01-01T00:00:00.000000001"`: nanoseconds since 2000, or a timestamp. */
function isoMoment(value: Value): Value {
  if (value.kind !== 'atom') return signal('type')
  return chars(
    formatTemporal(Type.timestamp, exactLong(value.item))
      .replaceAll(/\.(?=.*D)/g, '-')
      .replace('D', 'T'),
  )
}
