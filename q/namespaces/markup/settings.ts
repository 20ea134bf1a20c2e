import { evaluateValue } from '../../evaluate/evaluate-value.ts'
import { char, chars, list, symbol, symbols } from '../../values/construct.ts'
import { Dictionary, List, Primitive, type Value } from '../../values/value.ts'
import { commaSeparated, jsonLines, tabSeparated, xmlLines } from './data-formats.ts'
import { singleSheet } from './workbook.ts'

const linkColor = '024C7E'
const activeColor = '958600'

/** The variables of `.h`, which a user may change. */
export const markupSettings: Readonly<Record<string, Value>> = {
  '.h.br': chars('<br>'),
  '.h.c0': symbol(linkColor),
  '.h.c1': symbol(activeColor),
  '.h.d': char(' '),
  '.h.HOME': chars('html'),
  '.h.sa': chars(
    `a{text-decoration:none}a:link{color:${linkColor}}a:visited{color:${linkColor}}a:active{color:${activeColor}}`,
  ),
  '.h.sb': chars('body{font:10pt verdana;text-align:justify}'),
  '.h.sc': chars("$-.+!*'(),abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789"),
  '.h.ty': mediaTypes(),
  '.h.val': new Primitive('value', 101, 1, 1, evaluateValue as Primitive['run']),
  '.h.tx': tableFormats(),
}

/** The media type for each ending of a file. */
function mediaTypes(): Dictionary {
  const types = {
    htm: 'text/html',
    html: 'text/html',
    csv: 'text/comma-separated-values',
    txt: 'text/plain',
    xml: 'text/plain',
    xls: 'application/msexcel',
    gif: 'image/gif',
    jpg: 'image/jpeg',
    png: 'image/png',
    svg: 'image/svg+xml',
    css: 'text/css',
    js: 'application/javascript',
    json: 'application/json',
    pdf: 'application/pdf',
    zip: 'application/zip',
  }
  return new Dictionary(symbols(Object.keys(types)), list(Object.values(types).map(chars)))
}

/** The function that writes a table in each format; `raw` is `enlist`. */
function tableFormats(): Dictionary {
  const formats: Readonly<Record<string, (table: Value) => Value>> = {
    raw: value => list([value]),
    json: jsonLines,
    csv: commaSeparated,
    txt: tabSeparated,
    xml: xmlLines,
    xls: singleSheet,
  }
  const functions = Object.entries(formats).map(([format, run]) => {
    const name = format === 'raw' ? ',:' : `.h.tx.${format}`
    return new Primitive(name, 101, 1, 1, run as Primitive['run'])
  })
  return new Dictionary(symbols(Object.keys(formats)), new List(functions))
}
