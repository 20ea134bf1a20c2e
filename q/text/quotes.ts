import { encodeText, shortBytes } from '../values/utf8.ts'

const chunk = 8192

/** Bytes as text with a character per byte, `ü` as two: quick to cut, and bytes that are no UTF-8 survive. */
export function byteTextOf(bytes: Uint8Array): string {
  if (bytes.length <= chunk) return String.fromCharCode.apply(null, bytes as unknown as number[])
  let text = ''
  for (let start = 0; start < bytes.length; start += chunk) text += byteTextOf(bytes.subarray(start, start + chunk))
  return text
}

/** The bytes that such a text stands for. */
export function bytesOfByteText(text: string): Uint8Array {
  const bytes = shortBytes(text.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

/** A text that people read with a character per byte. */
export const byteTextFrom = (text: string): string => (isAscii(text) ? text : byteTextOf(encodeText(text)))

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

/** The text in quotes, with each quote in it doubled: `say "x"` becomes `"say ""x"""`. */
export const encloseInQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`
