import type { Session } from '../context/session.ts'
import { evaluateValue } from '../evaluate/value-verbs.ts'
import { daysFromCivil } from '../temporal/calendar.ts'
import { char, chars, emptyList, float, int, list, long, symbol, symbols } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Atom, Dictionary, Primitive, type Value } from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { base36, base64, digits, lowerCase, nameCharacters, upperCase } from './encodings.ts'
import { localAddress } from './host-addresses.ts'
import { tableFormats } from './table-formats.ts'

const releaseDate = new Atom(Type.date, daysFromCivil(2024, 2, 13))

/** The initial variables of `.h`, `.Q` and `.z` that are not among the functions of `library.ts`. */
export const namespaceVariables = (session: Session): Record<string, Value> => ({
  ...htmlVariables(session),
  '.Q.a': chars(lowerCase),
  '.Q.A': chars(upperCase),
  '.Q.n': chars(digits),
  '.Q.nA': chars(base36),
  '.Q.an': chars(nameCharacters),
  '.Q.b6': chars(base64),
  '.Q.t': chars(' bg xhijefcspmdznuvts'),
  '.Q.k': float(4.1),
  '.Q.K': releaseDate,
  '.z.k': releaseDate,
  '.z.a': int(localAddress),
  // No connection uses TLS, and there is no licence.
  '.z.e': new Dictionary(emptyList, emptyList),
  '.z.l': emptyList,
  '.Q.M': long(Number.POSITIVE_INFINITY),
  '.Q.x': emptyList,
  '.Q.res': symbols(listReservedNames(session)),
})

/** `.Q.res`: the keywords that kdb+ has codes for, from 23 on, and words of queries and control structures. */
function listReservedNames(session: Session): readonly string[] {
  reservedNames ??= session
    .verbNames()
    .filter(name => Number(factsOf(session.findVerb(name) ?? nil).code) > 22)
    .concat('delete', 'do', 'exec', 'hopen', 'if', 'select', 'update', 'while')
    .sort()
  return reservedNames
}

/** All sessions have the same. */
let reservedNames: readonly string[] | undefined

const linkColor = '024C7E'
const activeColor = '958600'

/** Settings of the functions of `.h`, which a user may change. */
const htmlVariables = (session: Session): Record<string, Value> => ({
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
  '.h.tx': tableFormats(session),
  '.h.ty': mediaTypes(),
  // The keyword itself: it matches `value` and is shown like it.
  '.h.val': new Primitive('value', 101, 1, 1, x => evaluateValue(session, x as Value)),
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
