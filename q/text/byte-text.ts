import { encodeText, shortBytes } from '../values/utf8.ts'

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
