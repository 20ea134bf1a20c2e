import { stackText } from '../display/error-text.ts'
import { call } from '../evaluate/apply.ts'
import { encodeBase64 } from '../namespaces/encodings.ts'
import { bytesOf, joinBytes, stringOfBytes } from '../text/bytes.ts'
import { chars, list, symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { encodeText } from '../values/utf8.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { wholeNumber } from '../vectors/whole-number.ts'
import type { Url } from './addresses.ts'
import type { Endpoint } from './connection.ts'
import type { MainLoop } from './main-loop.ts'
import type { HttpRequest } from './sockets.ts'

// What a process at a command line answers over HTTP.

/** The response to a request, which `.z.ac` and `.z.pw` may refuse. Undefined if the process has ended. */
export function answerRequest(loop: MainLoop, endpoint: Endpoint, request: HttpRequest): Uint8Array | undefined {
  return refuseRequest(loop, endpoint, request) ?? runRequest(loop, endpoint, request)
}

/**
 * The response to a client that is not allowed in; undefined if it is. `.z.ac` gives `(0;"")` to refuse, `(1;"user")` to
 * name the user, `(2;"response")` to refuse with a response of its own, `(4;"")` to leave it to `.z.pw`.
 */
export function refuseRequest(loop: MainLoop, endpoint: Endpoint, request: HttpRequest): Uint8Array | undefined {
  const [code, text] = loop.session.globals.getVariable('.z.ac') ? readVerdict(loop, endpoint, request) : [4, '']
  if (code === 1) endpoint.user = text
  if (code === 2) return encodeText(text)
  const isAllowed = code === 1 || (code === 4 && loop.admits(endpoint, request.password))
  return isAllowed ? undefined : unauthorized
}

/** What `.z.ac` says of a request; an error and other values refuse it. */
function readVerdict(loop: MainLoop, endpoint: Endpoint, request: HttpRequest): [code: number, text: string] {
  const outcome = loop.callHandler('.z.ac', [list([textOfRequest(request), headersOf(request)])], endpoint)
  try {
    const [code, text] = 'value' in outcome ? itemsOf(outcome.value) : []
    return code && text ? [wholeNumber(code), textOf(text)] : [0, '']
  } catch {
    return [0, '']
  }
}

/** Runs `.z.ph`, `.z.pp` or `.z.pm`. An error, and a value that is no text, get the status 400; `\e 1` also stops there, `\e 2` sends the stack. */
function runRequest(loop: MainLoop, endpoint: Endpoint, request: HttpRequest): Uint8Array | undefined {
  const { session } = loop
  const verbs = session.library?.verbs
  const { method } = request
  const name = method === 'GET' || method === 'HEAD' ? '.z.ph' : method === 'POST' ? '.z.pp' : '.z.pm'
  const handler = session.globals.getVariable(name) ?? verbs?.get(name)
  if (!handler) return notImplemented
  const text = textOfRequest(request)
  const argument = list(name === '.z.pm' ? [symbol(method), text, headersOf(request)] : [text, headersOf(request)])
  const outcome = loop.runHandler(() => stringOfBytes(bytesOf(call(session, handler, argument))), endpoint)
  if ('value' in outcome) return bytesOf(outcome.value)
  const [mode] = session.settings.e ?? []
  if ('exitCode' in outcome || mode === 1) loop.finish(outcome)
  if ('exitCode' in outcome) return undefined
  const writeError = verbs?.get('.h.he') ?? signal('nyi')
  return bytesOf(call(session, writeError, chars(mode === 2 ? stackText(outcome.error) : outcome.error.message)))
}

/** The target without its first slash. Behind that of a request with content are a space and the content. */
function textOfRequest({ method, target, bytes }: HttpRequest): Value {
  const hasContent = method === 'POST' || bytes.length > 0
  return hasContent ? stringOfBytes(joinBytes([encodeText(`${target} `), bytes])) : chars(target)
}

const headersOf = ({ headers }: HttpRequest): Value =>
  new Dictionary(symbols(headers.map(([name]) => name)), list(headers.map(([, value]) => chars(value))))

const emptyResponse = (status: string, fields = '') =>
  encodeText(`HTTP/1.1 ${status}\r\n${fields}Content-Length: 0\r\nConnection: close\r\n\r\n`)

const unauthorized = emptyResponse('401 Unauthorized', 'WWW-Authenticate: Basic realm="q"\r\n')
const notImplemented = emptyResponse('501 Not Implemented')

/** The request that `.Q.hg` (no arguments) or `.Q.hp` (media type and content) sends, or the one that is the only argument. */
export function writeRequest({ host, port, user, password, isSecure, path }: Url, args: readonly Value[]): Uint8Array {
  const [first, second] = args
  if (first && !second) return bytesOf(first)
  const content = second && bytesOf(second)
  const isUsualPort = port === (isSecure ? 443 : 80)
  const head = [
    // Nothing in a URL may end the line.
    `${content ? 'POST' : 'GET'} /${path.replace(/[^!-~]+/g, encodeURIComponent)} HTTP/1.1`,
    `Host: ${isUsualPort ? host : `${host}:${port}`}`,
    'Connection: close',
    ...(user ? [`Authorization: Basic ${encodeBase64(encodeText(`${user}:${password}`))}`] : []),
    ...(first && content ? [`Content-Type: ${textOf(first)}`, `Content-Length: ${content.length}`] : []),
    '',
    '',
  ].join('\r\n')
  return joinBytes([encodeText(head), content ?? new Uint8Array(0)])
}
