import { readGlobal, type Session } from '../context/session.ts'
import { call } from '../evaluate/apply.ts'
import { evaluateValue } from '../evaluate/value-verbs.ts'
import { bytesOf, joinBytes, stringOfBytes } from '../text/bytes.ts'
import { chars, symbol } from '../values/construct.ts'
import { textOf } from '../values/symbols.ts'
import { encodeText } from '../values/utf8.ts'
import type { Value } from '../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../values/verb.ts'
import { element, endedLines, htmlPage, setting } from './html.ts'

/** Functions of `.h` that write responses over HTTP. */
export const httpVerbs = (session: Session): VerbTable => ({
  '.h.hn': variadic(
    3,
    3,
    (status: Value, type: Value, content: Value) => writeResponse(session, textOf(status), textOf(type), content),
    {
      shape: '.h.hn[status;`type;content]',
      help: 'writes a response with a status; the type is a key of .h.ty',
      examples: [
        [
          '.h.hn["404";`txt;"no"]',
          '"HTTP/1.1 404\\r\\nContent-Type: text/plain\\r\\nConnection: close\\r\\nContent-Len..',
        ],
      ],
    },
  ),
  '.h.hy': binary((type, content) => writeResponse(session, '200 OK', textOf(type), content), {
    shape: '.h.hy[`type;content]',
    help: 'writes a response with the status 200 OK; the type is a key of .h.ty',
    examples: [
      ['-3#.h.hy[`txt;"yes"]', '"yes"'],
      ['("\\r\\n"vs .h.hy[`csv;"a,b"])1', '"Content-Type: text/comma-separated-values"'],
    ],
  }),
  '.h.hp': unary(lines => writeResponse(session, '200 OK', 'htm', chars(linesPage(session, endedLines(lines)))), {
    shape: '.h.hp lines',
    help: 'writes a response with a page that shows lines as they are',
    examples: [['15#.h.hp("one";"two")', '"HTTP/1.1 200 OK"']],
  }),
  '.h.he': unary(
    text => writeResponse(session, '400 Bad Request', 'txt', chars(`'${textOf(text).replaceAll('<', '&lt;')}`)),
    {
      shape: '.h.he error',
      help: 'writes a response with the status 400 and the text of an error',
      examples: [['-4#.h.he"bad"', '"\'bad"']],
    },
  ),
  '.h.ka': unary(timeout => chars(timeout.kind === 'atom' && timeout.item === 0 ? 'close' : 'keep-alive'), {
    shape: '.h.ka timeout',
    help: 'gives the value of the header Connection: close for a timeout of 0 milliseconds, keep-alive for others',
    examples: [['.h.ka 0i', '"close"']],
  }),
  '.h.val': unary(x => evaluateValue(session, x), {
    shape: '.h.val x',
    help: 'evaluates the text of a request as value does, until another function is assigned to it',
    examples: [['.h.val"4-1"', '3']],
  }),
})

/** A page that shows lines as they are. */
export const linesPage = (session: Session, lines: string): string =>
  htmlPage(setting(session, '.h.sb'), element('pre', lines))

/** A response whose media type is that of `.h.ty` for a type such as `csv`. */
export function writeResponse(session: Session, status: string, type: string, content: Value): Value {
  const bytes = bytesOf(content)
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${textOf(readEntry(session, '.h.ty', type)) || 'application/octet-stream'}`,
    'Connection: close',
    `Content-Length: ${bytes.length}`,
    '',
    '',
  ].join('\r\n')
  return stringOfBytes(joinBytes([encodeText(head), bytes]))
}

/** The entry of a dictionary such as `.h.ty`; a null for other keys. */
export const readEntry = (session: Session, dictionary: string, key: string): Value =>
  call(session, readGlobal(session, dictionary), symbol(key))
