import type { Session } from '../context/session.ts'
import { stringOf } from '../display/display-verbs.ts'
import { chars, list } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf } from '../values/items.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isNumeric, isString } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'
import { escapeXml } from './escapes.ts'
import { element } from './html.ts'

/** Functions of `.h` that write tables as XML. Excel reads the XML of a workbook. */
export const xmlTableVerbs = (session: Session): VerbTable => ({
  '.h.xd': unary(x => writeXml(session, x), {
    shape: '.h.xd t',
    help: 'writes a table as XML: an element R with an element r for each row',
    examples: [['.h.xd([]a:1 2)', '"<R>"\n"<r><a>1</a></r>"\n"<r><a>2</a></r>"\n"</R>"']],
  }),
  '.h.ed': unary(x => writeSheet(session, x), {
    shape: '.h.ed t',
    help: 'writes a table as a workbook of Excel, in two lines of XML',
    examples: [['count .h.ed([]a:1 2)', '2']],
  }),
  '.h.edsn': unary(sheets => writeWorkbook(`${sheetPrefix} ${officePrefix}`, namedSheets(session, sheets)), {
    shape: '.h.edsn sheets',
    help: 'writes a workbook of Excel with a sheet for each table of a dictionary',
    examples: [['count .h.edsn enlist[`sheet]!enlist([]a:1 2)', '2']],
  }),
})

/** `.h.xd t`. */
export function writeXml(session: Session, data: Value): Value {
  const table = unkey(data)
  const columns = table.columns.map(column => cellTexts(session, column))
  const rows = Array.from({ length: countOf(table) }, (_, row) =>
    element('r', table.names.map((name, index) => element(name, escapeXml(columns[index]?.[row] ?? ''))).join('')),
  )
  return list(['<R>', ...rows, '</R>'].map(chars))
}

/** The cells of a column as `string` gives them; strings stay as they are. */
export const cellTexts = (session: Session, column: Value): string[] =>
  itemsOf(column).map(cell => (isString(cell) ? textOf(cell) : textOf(stringOf(cell, session.precision))))

const spreadsheet = 'urn:schemas-microsoft-com:office:spreadsheet'
const sheetPrefix = `xmlns:ss="${spreadsheet}"`
const officePrefix = 'xmlns:o="urn:schemas-microsoft-com:office:office"'

/** `.h.ed t`. */
export const writeSheet = (session: Session, table: Value): Value =>
  writeWorkbook(`${officePrefix} ${sheetPrefix}`, [sheet(session, 'Sheet1', table)])

function writeWorkbook(prefixes: string, sheets: string[]): Value {
  const head = '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'
  return list([head, `<Workbook xmlns="${spreadsheet}" ${prefixes}>${sheets.join('')}</Workbook>`].map(chars))
}

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
