import { readGlobal, type Session } from '../context/session.ts'
import { consoleText } from '../display/console-text.ts'
import { call } from '../evaluate/apply.ts'
import { trap } from '../evaluate/locate-errors.ts'
import { bytesOf, stringOfBytes } from '../text/bytes.ts'
import { chars } from '../values/construct.ts'
import { itemAt, itemsOf } from '../values/items.ts'
import { isNil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { wholeNumber } from '../vectors/whole-number.ts'
import { browseTable } from './browse-table.ts'
import { escapeXml, unescapeAddress } from './escapes.ts'
import { framePage, setting } from './html.ts'
import { linesPage, readEntry, writeResponse } from './http.ts'

/** What answers HTTP requests of the method GET until another function is assigned to `.z.ph`. */
export const webPageVerbs = (session: Session): VerbTable => {
  /** The code whose table is being browsed; links to its other rows, such as `?[32`, do not repeat it. */
  let code = ''

  /** Answers `t.csv?code`, the path of a file, an empty address, `?[32` for more rows of the last table, or `?code`. */
  function respond(address: string): Value {
    const [, path = '', type = '', query] = /^([^?]*?(\w*))(?:\?(.*))?$/s.exec(address) ?? []
    const format = readEntry(session, '.h.tx', type)
    if (query && !isNil(format)) return send(type, textsOf(call(session, format, evaluate(query))))
    if (path) return sendFile(session, path, type)
    if (query === undefined) return send('htm', [writeFrames(session)])
    const isLink = /^\[\d+$/.test(query)
    if (!isLink) code = query
    const lines = code ? showRows(isLink ? Number(query.slice(1)) : 0) : listLinks(session)
    return send('htm', [linesPage(session, lines.join('\n'))])
  }

  const evaluate = (source: string) => call(session, readGlobal(session, '.h.val'), chars(source))

  /** Rows of a table, or what the console prints for another value. */
  function showRows(first: number): string[] {
    const value = evaluate(code)
    const [rows = 0, columns = 0] = itemsOf(session.runCommand('C')).map(wholeNumber)
    const { precision } = session
    const [links = '', ...lines] =
      value.kind === 'table'
        ? browseTable(session, first, value, columns)
        : `\n${consoleText(value, { rows, columns, precision })}`.split('\n')
    return [links, ...lines.map(escapeXml)]
  }

  const send = (type: string, lines: string[]) => writeResponse(session, '200 OK', type, chars(lines.join('\n')))

  return {
    '.z.ph': unary(request => trap(session, () => respond(readAddress(request)), readGlobal(session, '.h.he')), {
      shape: '.z.ph (address;headers)',
      help: 'answers an HTTP request: evaluates the code after a question mark, else sends a file below .h.HOME',
      examples: [['15#.z.ph("?1+1";()!())', '"HTTP/1.1 200 OK"']],
    }),
  }
}

/** The text that is asked for, whose first slash is left out. */
const readAddress = (request: Value): string => textOf(stringOfBytes(unescapeAddress(bytesOf(itemAt(request, 0)))))

const listNames = (session: Session): string[] => textsOf(session.runCommand('v')).map(escapeXml)

/** The names of all variables on the left, the first of them on the right. */
function writeFrames(session: Session): string {
  const names = listNames(session)
  return framePage(textOf(readGlobal(session, '.z.f')), names, ['?', `?${names[0] ?? ''}`])
}

const listLinks = (session: Session): string[] =>
  listNames(session).map(name => `<a target=v href="?${name}">${name}</a>`)

/** Sends a file below `.h.HOME`. */
function sendFile(session: Session, path: string, type: string): Value {
  const { files } = session
  const home = setting(session, '.h.HOME')
  const file = files.resolve(`${home}/${path}`)
  const isBelow = file.startsWith(`${files.resolve(home)}/`) && !files.leavesFolder(home, file)
  const bytes = isBelow && files.readFile(`/${file}`)
  return bytes
    ? writeResponse(session, '200 OK', type, stringOfBytes(bytes))
    : writeResponse(session, '404 Not Found', 'txt', chars(`not found: ${path}`))
}
