import { currentSession } from '../../evaluate/current-session.ts'
import { bytesOf, joinBytes, stringOfBytes } from '../../text/bytes-of.ts'
import { chars, encodeText } from '../../values/construct.ts'
import { itemAt } from '../../values/items.ts'
import { textOf, textsOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../../values/verb-table.ts'
import { element, endedLines, htmlPage } from './element.ts'
import { setting } from './setting.ts'

/** Functions that make the text of a response to a request over HTTP. */
export const responseVerbs: VerbTable = {
  '.h.hn': variadic(3, 3, (status: Value, type: Value, content: Value) =>
    response(textOf(status), textOf(type), bytesOf(content)),
  ),
  '.h.hy': binary((type, content) => response('200 OK', textOf(type), bytesOf(content))),
  '.h.hp': unary(lines => response('200 OK', 'htm', encodeText(htmlPage(setting('.h.sb'), preformatted(lines))))),
  '.h.he': unary(text => response('400 Bad Request', 'txt', encodeText(`'${textOf(text).replaceAll('<', '&lt;')}`))),
  '.h.ka': unary(timeout => chars(timeout.kind === 'atom' && timeout.item === 0 ? 'close' : 'keep-alive')),
}

const preformatted = (lines: Value) => element('pre', endedLines(lines))

function response(status: string, type: string, content: Uint8Array): Value {
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${mediaType(type)}`,
    'Connection: close',
    `Content-Length: ${content.length}`,
    '',
    '',
  ].join('\r\n')
  return stringOfBytes(joinBytes([encodeText(head), content]))
}

/** What `.h.ty` says of a type such as `csv`. */
function mediaType(type: string): string {
  const types = currentSession().getGlobal('.h.ty')
  if (types?.kind !== 'dictionary') return unknownType
  const place = textsOf(types.keys).indexOf(type)
  return place < 0 ? unknownType : textOf(itemAt(types.values, place))
}

const unknownType = 'application/octet-stream'
