import type { Session } from '../context/session.ts'
import { bytesOf, stringOfBytes } from '../text/bytes.ts'
import { char, chars } from '../values/construct.ts'
import { textOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { encodeText } from '../values/utf8.ts'
import { Dictionary, List, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { setting } from './html.ts'

/** Functions of `.h` that escape the characters which HTML, XML and addresses reserve. */
export const escapeVerbs = (session: Session): VerbTable => ({
  '.h.hc': unary(text => chars(textOf(text).replaceAll('<', '&lt;')), {
    shape: '.h.hc text',
    help: 'escapes each < in a text for HTML',
    examples: [['.h.hc"1<2"', '"1&lt;2"']],
  }),
  '.h.xs': unary(text => chars(escapeXml(textOf(text))), {
    shape: '.h.xs text',
    help: 'escapes the reserved characters of XML',
    examples: [['.h.xs"a&b"', '"a&amp;b"']],
  }),
  '.h.hu': unary(text => chars(escapeAddress(session, bytesOf(text))), {
    shape: '.h.hu text',
    help: 'escapes a text for an address: characters outside .h.sc become % and two hexadecimal digits',
    examples: [['.h.hu"a b"', '"a%20b"']],
  }),
  '.h.uh': unary(text => stringOfBytes(unescapeAddress(bytesOf(text))), {
    shape: '.h.uh text',
    help: 'replaces % and two hexadecimal digits by the character that they stand for',
    examples: [['.h.uh"a%20b"', '"a b"']],
  }),
  '.h.hug': unary(text => escapeMap(bytesOf(text)), {
    shape: '.h.hug chars',
    help: 'maps every character to its escape in addresses, and the given ones to themselves',
    examples: [['.h.hug["a"]"ab"', '"a"\n"%62"']],
  }),
})

/** `a<b` becomes `a&lt;b`. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeAddress(session: Session, bytes: Uint8Array): string {
  const safe = setting(session, '.h.sc')
  return Array.from(bytes, byte => {
    const sign = String.fromCharCode(byte)
    return safe.includes(sign) ? sign : escapeByte(byte)
  }).join('')
}

const escapeByte = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

/** `a%20b` becomes `a b`. */
export function unescapeAddress(bytes: Uint8Array): Uint8Array {
  const parts = String.fromCharCode(...bytes).split(/(%[0-9a-f]{2})/i)
  const codes = parts.flatMap((part, index) =>
    index % 2 ? [Number.parseInt(part.slice(1), 16)] : Array.from(part, sign => sign.charCodeAt(0)),
  )
  return Uint8Array.from(codes)
}

function escapeMap(kept: Uint8Array): Dictionary {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const texts = Array.from(all, byte =>
    kept.includes(byte) ? char(byte) : stringOfBytes(encodeText(escapeByte(byte))),
  )
  return new Dictionary(new Vector(Type.char, all), new List(texts))
}
