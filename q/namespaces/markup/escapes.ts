import { bytesOf, stringOfBytes } from '../../text/bytes-of.ts'
import { char, chars, encodeText } from '../../values/construct.ts'
import { textOf } from '../../values/text-of.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, List, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { setting } from './setting.ts'

/** Functions that replace the characters that XML, HTML and addresses reserve. */
export const escapeVerbs: VerbTable = {
  '.h.hc': unary(text => chars(textOf(text).replaceAll('<', '&lt;'))),
  '.h.xs': unary(text => chars(escapeXml(textOf(text)))),
  '.h.hu': unary(text => chars(escapeAddress(bytesOf(text)))),
  '.h.uh': unary(text => stringOfBytes(unescapeAddress(bytesOf(text)))),
  '.h.hug': unary(text => escapeMap(bytesOf(text))),
}

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
function escapeAddress(bytes: Uint8Array): string {
  const safe = setting('.h.sc')
  return Array.from(bytes, byte => {
    const sign = String.fromCharCode(byte)
    return safe.includes(sign) ? sign : escapeByte(byte)
  }).join('')
}

const escapeByte = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

function unescapeAddress(bytes: Uint8Array): Uint8Array {
  const parts = String.fromCharCode(...bytes).split(/(%[0-9a-f]{2})/i)
  const codes = parts.flatMap((part, place) =>
    place % 2 ? [Number.parseInt(part.slice(1), 16)] : Array.from(part, sign => sign.charCodeAt(0)),
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
