import { assertItemLimit, signal } from '../values/errors.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { copyBytes, encodeText } from '../values/utf8.ts'
import { type Value, Vector } from '../values/value.ts'

/** The bytes of a string, a char, a symbol, bytes, or of nothing (`()`); signals `type` for other values. */
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
  for (let i = 0; i < parts.length; i++) length += (parts[i] as Uint8Array).length
  const joined = new Uint8Array(length)
  let offset = 0
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Uint8Array
    joined.set(part, offset)
    offset += part.length
    if (offset === length) break
    joined.set(separator, offset)
    offset += separator.length
  }
  return joined
}

/** The parts between the separators: `a,b,,c` by `,` gives four parts, the third empty. */
export function splitBytes(text: Uint8Array, separator: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = []
  let start = 0
  for (let offset = indexOfBytes(text, separator, 0); offset >= 0; offset = indexOfBytes(text, separator, start)) {
    parts.push(copyBytes(text, start, offset))
    assertItemLimit(parts.length)
    start = offset + separator.length
  }
  parts.push(copyBytes(text, start))
  return parts
}

function indexOfBytes(text: Uint8Array, sought: Uint8Array, start: number): number {
  const first = sought[0] as number
  for (let offset = text.indexOf(first, start); offset >= 0; offset = text.indexOf(first, offset + 1)) {
    let i = 1
    while (i < sought.length && text[offset + i] === sought[i]) i++
    if (i === sought.length) return offset
  }
  return -1
}

const lineFeed = 10
const carriageReturn = 13

/** The lines of a text, which end with `\n` or `\r\n`; what follows the last of them is a line if it is not empty. */
export function splitLines(text: Uint8Array): Uint8Array[] {
  const lines = splitBytes(text, Uint8Array.of(lineFeed))
  if (!lines[lines.length - 1]?.length) lines.pop()
  return lines.map(line => (line[line.length - 1] === carriageReturn ? line.subarray(0, -1) : line))
}
