import type { Session } from '../context/session.ts'
import { stringOf } from '../display/display-verbs.ts'
import { bytesOf, joinBytes, stringOfBytes } from '../text/bytes.ts'
import { char, chars } from '../values/construct.ts'
import { itemAt, itemsOf } from '../values/items.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isString, Type } from '../values/types.ts'
import { encodeText } from '../values/utf8.ts'
import { Dictionary, List, type Value, Vector } from '../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../values/verb.ts'

/** Functions that put one text into an HTML element. */
export const tagVerbs = (session: Session): VerbTable => ({
  '.h.htc': binary((name, content) => chars(element(textOf(name), textOf(content)))),
  '.h.hta': binary((name, attributes) => chars(startTag(session, name, attributes))),
  '.h.htac': variadic(3, 3, (name: Value, attributes: Value, content: Value) =>
    chars(`${startTag(session, name, attributes)}${textOf(content)}</${textOf(name)}>`),
  ),
  '.h.ha': binary((address, content) => chars(anchor(session, '', address, content))),
  '.h.hb': binary((address, content) => chars(anchor(session, 'target=v ', address, content))),
  '.h.nbr': unary(content => chars(element('nobr', textOf(content)))),
  '.h.hr': unary(text => chars('-'.repeat(textOf(text).length))),
  '.h.code': unary(text => chars(markCode(textOf(text)))),
  '.h.http': unary(text => chars(linkAddresses(textOf(text)))),
})

/** `<a href="x.htm">`: strings have quotes, symbols and numbers have none. */
function startTag(session: Session, name: Value, attributes: Value): string {
  if (attributes.kind !== 'dictionary') return `<${textOf(name)}>`
  const values = itemsOf(attributes.values).map(value => attributeText(session, value))
  const texts = textsOf(attributes.keys).map((key, index) => ` ${key}=${values[index]}`)
  return `<${textOf(name)}${texts.join('')}>`
}

function attributeText(session: Session, value: Value): string {
  const isText = isString(value) || (value.kind === 'atom' && value.type === Type.char)
  return isText ? `"${textOf(value)}"` : textOf(stringOf(value, session.precision))
}

const anchor = (session: Session, target: string, address: Value, content: Value) =>
  `<a ${target}href=${attributeText(session, address)}>${textOf(content)}</a>`

/** Every second part between tabs is code: `run\tq` has `q` as code. */
const markCode = (text: string) =>
  text
    .split('\t')
    .map((part, index) => (index % 2 ? element('code', element('nobr', part)) : part))
    .join(' ')

const linkAddresses = (text: string) => text.replace(/http:\/\/\S+/g, address => `<a href="${address}">${address}</a>`)

/** Functions that make paragraphs, blocks and whole pages of lists of strings. */
export const pageVerbs = (session: Session): VerbTable => ({
  '.h.pre': unary(lines => chars(element('pre', endedLines(lines)))),
  '.h.xmp': unary(lines => chars(element('xmp', endedLines(lines)))),
  '.h.text': unary(lines => chars(endedLines(lines).replace(/.*\n/g, line => `${element('p', line.slice(0, -1))}\n`))),
  '.h.html': unary(body => chars(htmlPage(setting(session, '.h.sa') + setting(session, '.h.sb'), textOf(body)))),
  '.h.fram': variadic(3, 3, framePage),
})

/** A page with two frames, of which the left has room for the longest line at 10 pixels a character and a margin. */
function framePage(title: Value, lines: Value, sources: Value): Value {
  const width = Math.max(0, ...textsOf(lines).map(({ length }) => length)) * 10 + 26
  const left = `<frame src="${textOf(itemAt(sources, 0))}">`
  const right = `<frame name=v src="${textOf(itemAt(sources, 1))}">`
  const frames = `<frameset cols="${width},*">${left}${right}</frameset>`
  return chars(element('html', element('head', element('title', textOf(title)) + frames)))
}

/** Functions that make the text of a response to a request over HTTP. */
export const responseVerbs = (session: Session): VerbTable => ({
  '.h.hn': variadic(3, 3, (status: Value, type: Value, content: Value) =>
    response(session, textOf(status), textOf(type), bytesOf(content)),
  ),
  '.h.hy': binary((type, content) => response(session, '200 OK', textOf(type), bytesOf(content))),
  '.h.hp': unary(lines =>
    response(session, '200 OK', 'htm', encodeText(htmlPage(setting(session, '.h.sb'), preformatted(lines)))),
  ),
  '.h.he': unary(text =>
    response(session, '400 Bad Request', 'txt', encodeText(`'${textOf(text).replaceAll('<', '&lt;')}`)),
  ),
  '.h.ka': unary(timeout => chars(timeout.kind === 'atom' && timeout.item === 0 ? 'close' : 'keep-alive')),
})

const preformatted = (lines: Value) => element('pre', endedLines(lines))

function response(session: Session, status: string, type: string, content: Uint8Array): Value {
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${mediaType(session, type)}`,
    'Connection: close',
    `Content-Length: ${content.length}`,
    '',
    '',
  ].join('\r\n')
  return stringOfBytes(joinBytes([encodeText(head), content]))
}

/** What `.h.ty` says of a type such as `csv`. */
function mediaType(session: Session, type: string): string {
  const types = session.getGlobal('.h.ty')
  if (types?.kind !== 'dictionary') return unknownType
  const index = textsOf(types.keys).indexOf(type)
  return index < 0 ? unknownType : textOf(itemAt(types.values, index))
}

const unknownType = 'application/octet-stream'

/** Functions that replace the characters that XML, HTML and addresses reserve. */
export const escapeVerbs = (session: Session): VerbTable => ({
  '.h.hc': unary(text => chars(textOf(text).replaceAll('<', '&lt;'))),
  '.h.xs': unary(text => chars(escapeXml(textOf(text)))),
  '.h.hu': unary(text => chars(escapeAddress(session, bytesOf(text)))),
  '.h.uh': unary(text => stringOfBytes(unescapeAddress(bytesOf(text)))),
  '.h.hug': unary(text => escapeMap(bytesOf(text))),
})

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** `a<b` becomes `a&lt;b`. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/** Bytes that are not among `.h.sc` as `%` and two hexadecimal digits. */
function escapeAddress(session: Session, bytes: Uint8Array): string {
  const safe = setting(session, '.h.sc')
  return Array.from(bytes, byte => {
    const sign = String.fromCharCode(byte)
    return safe.includes(sign) ? sign : escapeByte(byte)
  }).join('')
}

const escapeByte = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

function unescapeAddress(bytes: Uint8Array): Uint8Array {
  const parts = String.fromCharCode(...bytes).split(/(%[0-9a-f]{2})/i)
  const codes = parts.flatMap((part, index) =>
    index % 2 ? [Number.parseInt(part.slice(1), 16)] : Array.from(part, sign => sign.charCodeAt(0)),
  )
  return Uint8Array.from(codes)
}

/** Every character with its escape; those of `kept` with themselves. */
function escapeMap(kept: Uint8Array): Dictionary {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const texts = Array.from(all, byte =>
    kept.includes(byte) ? char(byte) : stringOfBytes(encodeText(escapeByte(byte))),
  )
  return new Dictionary(new Vector(Type.char, all), new List(texts))
}

/** `element('b', 'hi')` is `<b>hi</b>`. */
export const element = (name: string, content: string) => `<${name}>${content}</${name}>`

/** The lines of a list of strings, or the one line of a string, each ended. */
function endedLines(lines: Value): string {
  const texts = isString(lines) ? [textOf(lines)] : textsOf(lines)
  return texts.map(text => `${text}\n`).join('')
}

/** A document with style rules and a body. */
const htmlPage = (style: string, body: string) =>
  element('html', element('head', element('style', style)) + element('body', body))

/** The text of a variable such as `.h.sa`, which may have been changed; empty if there is none. */
export function setting(session: Session, name: string): string {
  const value = session.getGlobal(name)
  return value ? textOf(value) : ''
}
