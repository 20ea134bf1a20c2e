import { chars, list } from '../../values/construct.ts'
import { countOf, itemAt } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import { isNumeric } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { unkey } from '../../verbs/tables/keyed-table.ts'
import { cellTexts } from './data-formats.ts'
import { element } from './element.ts'
import { escapeXml } from './escapes.ts'

/** Workbooks in the XML that Excel reads, as two lines. */
export const workbookVerbs: VerbTable = {
  '.h.ed': unary(singleSheet),
  '.h.edsn': unary(sheets => workbook(`${sheetPrefix} ${officePrefix}`, namedSheets(sheets))),
}

const spreadsheet = 'urn:schemas-microsoft-com:office:spreadsheet'
const sheetPrefix = `xmlns:ss="${spreadsheet}"`
const officePrefix = 'xmlns:o="urn:schemas-microsoft-com:office:office"'

/** `.h.ed t`: a workbook with the table as its only sheet. */
export function singleSheet(table: Value): Value {
  return workbook(`${officePrefix} ${sheetPrefix}`, [sheet('Sheet1', table)])
}

function workbook(prefixes: string, sheets: string[]): Value {
  const head = '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'
  return list([head, `<Workbook xmlns="${spreadsheet}" ${prefixes}>${sheets.join('')}</Workbook>`].map(chars))
}

/** A sheet for each table of a dictionary, named by its key. */
function namedSheets(sheets: Value): string[] {
  if (sheets.kind !== 'dictionary') return signal('type')
  return textsOf(sheets.keys).map((name, place) => sheet(name, itemAt(sheets.values, place)))
}

function sheet(name: string, value: Value): string {
  const { names, columns } = unkey(value)
  const cells = columns.map(column => {
    const type = column.kind === 'vector' && isNumeric(column.type) ? 'Number' : 'String'
    return cellTexts(column).map(text => cell(type, text))
  })
  const count = columns[0] ? countOf(columns[0]) : 0
  const rows = Array.from({ length: count }, (_, row) => element('Row', cells.map(column => column[row]).join('')))
  const header = element('Row', names.map(each => cell('String', each)).join(''))
  return `<Worksheet ss:Name="${escapeXml(name)}">${element('Table', header + rows.join(''))}</Worksheet>`
}

const cell = (type: string, text: string) => element('Cell', `<Data ss:Type="${type}">${escapeXml(text)}</Data>`)
