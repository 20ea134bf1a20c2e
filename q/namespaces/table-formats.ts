import type { Session } from '../context/session.ts'
import { prepareText } from '../files/prepare-text.ts'
import { mapColumns } from '../values/columns.ts'
import { chars, list, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { isKeyedTable, isString } from '../values/types.ts'
import { Dictionary, List, Primitive, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'
import { setting } from './html.ts'
import { jsonText, readJson } from './json.ts'
import { cellTexts, writeSheet, writeXml } from './xml-tables.ts'

/** Functions of `.h` that write a table as lines of text, and one that reads lines of JSON. */
export const tableFormatVerbs = (session: Session): VerbTable => ({
  '.h.cd': unary(x => writeCsv(session, x), {
    shape: '.h.cd t',
    help: 'writes a table or a list of columns as comma-separated values, a string for each row',
    examples: [['.h.cd([]id:10 20;c:`x`y)', '"id,c"\n"10,x"\n"20,y"']],
  }),
  '.h.td': unary(x => writeTsv(session, x), {
    shape: '.h.td t',
    help: 'writes a table as tab-separated values, a string for each row',
    examples: [['.h.td([]a:1 2;b:3 4)', '"a\\tb"\n"1\\t3"\n"2\\t4"']],
  }),
  '.h.xt': binary(readLines, {
    shape: '.h.xt[`json;lines]',
    help: 'reads a value from each line of JSON',
    examples: [
      ['.h.xt[`json;enlist"[1]"]', '1'],
      ['.h.xt[`json;("{\\"a\\":1}";"{\\"a\\":2}")]', 'a\n-\n1\n2'],
    ],
  }),
})

/** `.h.tx`: the function that writes each format, for `save` and for responses; `raw` is `enlist`. */
export function tableFormats(session: Session): Dictionary {
  const formats: Readonly<Record<string, (session: Session, table: Value) => Value>> = {
    raw: (_, value) => list([value]),
    json: writeJsonLines,
    csv: writeCsv,
    txt: writeTsv,
    xml: writeXml,
    xls: writeSheet,
  }
  const functions = Object.entries(formats).map(([format, run]) => {
    const name = format === 'raw' ? ',:' : `.h.tx.${format}`
    return new Primitive(name, 101, 1, 1, table => run(session, table as Value))
  })
  return new Dictionary(symbols(Object.keys(formats)), new List(functions))
}

const writeCsv = (session: Session, data: Value): Value => prepareText(session, ',', joinNested(session, rowsOf(data)))

const writeTsv = (session: Session, data: Value): Value => prepareText(session, '\t', joinNested(session, rowsOf(data)))

/** A line for each row of a table or item of a list. */
function writeJsonLines(session: Session, data: Value): Value {
  const { precision } = session
  const items = itemsOf(rowsOf(data))
  return list(items.map(item => chars(jsonText(item, { precision, hasNullInfinities: false }))))
}

const rowsOf = (data: Value) => (isKeyedTable(data) ? unkey(data) : data)

/** Joins the items of nested columns with `.h.d`: `1 2 3` becomes `"1 2 3"`. */
function joinNested(session: Session, data: Value): Value {
  if (data.kind === 'table') return mapColumns(data, column => joinItems(session, column))
  return data.kind === 'list' ? list(data.items.map(item => joinItems(session, item))) : data
}

function joinItems(session: Session, column: Value): Value {
  if (column.kind !== 'list') return column
  const delimiter = setting(session, '.h.d')
  return list(column.items.map(item => (isString(item) ? item : chars(cellTexts(session, item).join(delimiter)))))
}

function readLines(format: Value, lines: Value): Value {
  if (textOf(format) !== 'json') return signal('nyi')
  return toUniformList(itemsOf(lines).map(line => readJson(textOf(line))))
}
