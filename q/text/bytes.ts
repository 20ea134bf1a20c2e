import { assertItemLimit, signal } from '../values/errors.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { copyBytes, encodeText, shortBytes } from '../values/utf8.ts'
import { type Value, Vector } from '../values/value.ts'

/** The bytes of a string, char, symbol or bytes; none for `()`. Signals `type` for other values. */
export function bytesOf(value: Value): Uint8Array {
  if (value.kind === 'vector' && isByteType(value.type)) return value.data as Uint8Array
  if (value.kind === 'atom' && isByteType(value.type)) return Uint8Array.of(Number(value.item))
  if (value.kind === 'atom' && value.type === Type.symbol) return encodeText(symbolText(Number(value.item)))
  if (value.kind === 'list' && !value.items.length) return new Uint8Array(0)
  return signal('type')
}

const isByteType = (type: number) => type === Type.char || type === Type.byte

/** A string of these bytes. */
export const stringOfBytes = (bytes: Uint8Array): Vector => new Vector(Type.char, bytes)

/** All parts one after the other, with `separator` between them. */
export function joinBytes(parts: readonly Uint8Array[], separator: Uint8Array = new Uint8Array(0)): Uint8Array {
  let length = Math.max(parts.length - 1, 0) * separator.length
  for (const part of parts) length += part.length
  const joined = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
    if (offset === length) break
    joined.set(separator, offset)
    offset += separator.length
  }
  return joined
}

/** The parts between the separators: `a,b,,c` by `,` gives four parts, the third of them empty. */
export function splitBytes(text: Uint8Array, separator: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = []
  let start = 0
  for (let offset = findBytes(text, separator, 0); offset >= 0; offset = findBytes(text, separator, start)) {
    parts.push(copyBytes(text, start, offset))
    assertItemLimit(parts.length)
    start = offset + separator.length
  }
  parts.push(copyBytes(text, start))
  return parts
}

/** The first offset from `start` on of the bytes sought; -1 if there is none. */
function findBytes(text: Uint8Array, sought: Uint8Array, start: number): number {
  const first = sought[0] ?? -1
  for (let offset = text.indexOf(first, start); offset >= 0; offset = text.indexOf(first, offset + 1)) {
    let i = 1
    while (i < sought.length && text[offset + i] === sought[i]) i++
    if (i === sought.length) return offset
  }
  return -1
}

/** A text with one character per byte, two for `ü`: it can be cut like any text, and invalid UTF-8 survives. */
export function byteTextOf(bytes: Uint8Array): string {
  if (bytes.length <= chunkLength) return String.fromCharCode.apply(null, bytes as unknown as number[])
  let text = ''
  for (let start = 0; start < bytes.length; start += chunkLength)
    text += byteTextOf(bytes.subarray(start, start + chunkLength))
  return text
}

/** A call with many more arguments would overflow the stack. */
const chunkLength = 8192

/** The bytes of a text with one character per byte; the reverse of `byteTextOf`. */
export function bytesOfByteText(text: string): Uint8Array {
  const bytes = shortBytes(text.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

/** An ordinary text as one with a character per byte. */
export const byteTextFrom = (text: string): string => (isAscii(text) ? text : byteTextOf(encodeText(text)))

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}
