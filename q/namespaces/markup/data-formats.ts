import { stringOf } from '../../display/string-of.ts'
import { currentSession } from '../../evaluate/current-session.ts'
import { mapColumns } from '../../values/columns.ts'
import { chars, list } from '../../values/construct.ts'
import { collapse, countOf, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import { isKeyedTable, isString } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { prepareText } from '../../verbs/files/prepare-text.ts'
import { unkey } from '../../verbs/tables/keyed-table.ts'
import { jsonText } from '../json-text.ts'
import { readJson } from '../read-json.ts'
import { element } from './element.ts'
import { escapeXml } from './escapes.ts'
import { setting } from './setting.ts'

/** Functions that write tables as text, one string a line. */
export const formatVerbs: VerbTable = {
  '.h.cd': unary(commaSeparated),
  '.h.td': unary(tabSeparated),
  '.h.xd': unary(xmlLines),
  '.h.xt': binary(readLines),
}

/** `.h.cd t`: comma-separated values. Items of nested columns have `.h.d` between them. */
export function commaSeparated(data: Value): Value {
  return prepareText(',', joinNested(rowsOf(data)))
}

/** `.h.td t`: tab-separated values. */
export function tabSeparated(data: Value): Value {
  return prepareText('\t', joinNested(rowsOf(data)))
}

/** `.h.tx[`json] t`: a row a line; of a list, each item on a line. */
export function jsonLines(data: Value): Value {
  const { precision } = currentSession()
  const items = itemsOf(rowsOf(data))
  return list(items.map(item => chars(jsonText(item, { precision, hasNullInfinities: false }))))
}

/** `.h.xd t`: an element `R` with an element `r` for each row. */
export function xmlLines(data: Value): Value {
  const table = unkey(data)
  const columns = table.columns.map(cellTexts)
  const rows = Array.from({ length: countOf(table) }, (_, row) =>
    element('r', table.names.map((name, place) => element(name, escapeXml(columns[place]?.[row] ?? ''))).join('')),
  )
  return list(['<R>', ...rows, '</R>'].map(chars))
}

/** The cells of a column as `string` gives them; a column of strings as it is. */
export const cellTexts = (column: Value): string[] =>
  itemsOf(column).map(cell => (isString(cell) ? textOf(cell) : textOf(stringOf(cell))))

/** `` .h.xt[`json;x] ``: a value for each line of JSON. */
function readLines(format: Value, lines: Value): Value {
  if (textOf(format) !== 'json') return signal('nyi')
  return collapse(itemsOf(lines).map(line => readJson(textOf(line))))
}

const rowsOf = (data: Value) => (isKeyedTable(data) ? unkey(data) : data)

/** Columns of vectors become columns of strings: `1 2 3` is `"1 2 3"`. */
function joinNested(data: Value): Value {
  if (data.kind === 'table') return mapColumns(data, joinItems)
  return data.kind === 'list' ? list(data.items.map(joinItems)) : data
}

function joinItems(column: Value): Value {
  if (column.kind !== 'list') return column
  const delimiter = setting('.h.d')
  return list(column.items.map(item => (isString(item) ? item : chars(cellTexts(item).join(delimiter)))))
}
