import type { Session } from '../context/session.ts'
import { evaluateValue } from '../evaluate/value-verbs.ts'
import { daysFromCivil } from '../temporal/calendar.ts'
import { char, chars, emptyList, float, list, long, symbol, symbols } from '../values/construct.ts'
import { Type } from '../values/types.ts'
import { Atom, Dictionary, List, Primitive, type Value } from '../values/value.ts'
import { base36, base64, digits, lowerCase, nameCharacters, upperCase } from './encodings.ts'
import { commaSeparated, jsonLines, singleSheet, tabSeparated, xmlLines } from './markup-tables.ts'

const linkColor = '024C7E'
const activeColor = '958600'

/** The variables of `.h`, which a user may change. */
const markupSettings = (session: Session): Record<string, Value> => ({
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
  '.h.val': new Primitive('value', 101, 1, 1, x => evaluateValue(session, x as Value)),
  '.h.tx': tableFormats(session),
})

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
function tableFormats(session: Session): Dictionary {
  const formats: Readonly<Record<string, (session: Session, table: Value) => Value>> = {
    raw: (_, value) => list([value]),
    json: jsonLines,
    csv: commaSeparated,
    txt: tabSeparated,
    xml: xmlLines,
    xls: singleSheet,
  }
  const functions = Object.entries(formats).map(([format, run]) => {
    const name = format === 'raw' ? ',:' : `.h.tx.${format}`
    return new Primitive(name, 101, 1, 1, table => run(session, table as Value))
  })
  return new Dictionary(symbols(Object.keys(formats)), new List(functions))
}

/** The variables of `.h` and `.Q` that a session starts with. */
export const namespaceVariables = (session: Session): Record<string, Value> => ({
  ...markupSettings(session),
  '.Q.a': chars(lowerCase),
  '.Q.A': chars(upperCase),
  '.Q.n': chars(digits),
  '.Q.nA': chars(base36),
  '.Q.an': chars(nameCharacters),
  '.Q.b6': chars(base64),
  '.Q.t': chars(' bg xhijefcspmdznuvts'),
  '.Q.k': float(4.1),
  '.Q.K': new Atom(Type.date, daysFromCivil(2024, 2, 13)),
  '.Q.M': long(Number.POSITIVE_INFINITY),
  '.Q.x': emptyList,
  '.Q.res': symbols(
    (
      'abs acos asin atan avg bin binr cor cos cov delete dev div do enlist exec exit exp getenv hopen if in insert ' +
      'last like log max min prd select setenv sin sqrt ss sum tan update var wavg while within wsum xexp'
    ).split(' '),
  ),
})
