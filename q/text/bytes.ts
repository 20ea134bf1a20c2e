import { assertItemLimit, signal } from '../values/errors.ts'
import { spend } from '../values/meter.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { copyBytes, encodeText } from '../values/utf8.ts'
import { type Value, Vector } from '../values/value.ts'

/** The bytes of a string, char, symbol or bytes; none for `()`. Signals `type` for other values. */
export function bytesOf(value: Value): Uint8Array {
  if (value.kind === 'vector' && isByteType(value.type)) return value.data as Uint8Array
  if (value.kind === 'atom' && isByteType(value.type)) return Uint8Array.of(Number(value.item))
  if (value.kind === 'atom' && value.type === Type.symbol) return encodeText(symbolText(Number(value.item)))
  if (value.kind === 'list' && !value.length) return new Uint8Array(0)
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

export const quote = 34
export const lineFeed = 10
const carriageReturn = 13

/** Receives a range of some bytes, such as a line or a field. */
export type ReadPart = (bytes: Uint8Array, start: number, end: number) => void

/** The lines of a text, which end with `\n` or `\r\n`; the last one may end with the text. */
export function splitLines(text: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  eachLine(text, false, (bytes, start, end) => {
    lines.push(copyBytes(bytes, start, end))
    assertItemLimit(lines.length)
  })
  return lines
}

/** Calls `read` for each line. With `keepsBreaks`, a line break between quotes does not end a line. */
export function eachLine(bytes: Uint8Array, keepsBreaks: boolean, read: ReadPart): void {
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    spend(10)
    end = findLineEnd(bytes, start)
    let isOpen = keepsBreaks && hasOpenQuote(bytes, start, end)
    while (isOpen && end < bytes.length) {
      const next = findLineEnd(bytes, end + 1)
      isOpen = !hasOpenQuote(bytes, end + 1, next)
      end = next
    }
    read(bytes, start, end > start && bytes[end - 1] === carriageReturn ? end - 1 : end)
  }
}

/** The index of the next line feed from `start` on, or of the end. */
export function findLineEnd(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(lineFeed, start)
  return end < 0 ? bytes.length : end
}

/** Whether the number of quotes is odd. */
function hasOpenQuote(bytes: Uint8Array, start: number, end: number): boolean {
  let isOpen = false
  for (let i = start; i < end; i++) if (bytes[i] === quote) isOpen = !isOpen
  return isOpen
}
