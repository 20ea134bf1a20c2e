import { charge, spend } from './meter.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8')
const latin = new TextDecoder('latin1')

const maxShortText = 64

/**
 * The UTF-8 bytes of a text. Short ASCII texts are encoded here, because the encoder takes ten times as long for them.
 */
export function encodeText(text: string): Uint8Array {
  spend(2)
  if (text.length > maxShortText) return encoder.encode(text)
  const bytes = shortBytes(text.length)
  for (let i = 0; i < bytes.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) return encoder.encode(text)
    bytes[i] = code
  }
  return bytes
}

/** The text of UTF-8 bytes; bytes that are not valid UTF-8 are read as Latin-1. Short ASCII texts are decoded here, as above. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length <= maxShortText && isAscii(bytes)) return decodeAscii(bytes)
  const text = decoder.decode(bytes)
  return text.includes('\uFFFD') ? latin.decode(bytes) : text
}

function isAscii(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] as number) > 127) return false
  return true
}

/** Four chars at a time, since each text on the way is garbage. */
function decodeAscii(bytes: Uint8Array): string {
  const { fromCharCode } = String
  const byteAt = (i: number) => bytes[i] as number
  const end = bytes.length & ~3
  let text = ''
  for (let i = 0; i < end; i += 4) text += fromCharCode(byteAt(i), byteAt(i + 1), byteAt(i + 2), byteAt(i + 3))
  for (let i = end; i < bytes.length; i++) text += fromCharCode(byteAt(i))
  return text
}

const poolLength = 2 ** 16
const maxSharedBytes = 2 ** 12

let pool = new ArrayBuffer(poolLength)
let used = 0

/**
 * Zeroed bytes for a string. Short strings share a buffer, because one for each would take more memory than its text.
 */
export function shortBytes(length: number): Uint8Array<ArrayBuffer> {
  if (length > maxSharedBytes) return new Uint8Array(length)
  if (used + length > poolLength) {
    pool = new ArrayBuffer(poolLength)
    used = 0
  }
  used += length
  return new Uint8Array(pool, used - length, length)
}

/** A copy of the bytes from offset `start` up to but not including `end`. */
export function copyBytes(bytes: Uint8Array, start = 0, end = bytes.length): Uint8Array {
  charge(100 + end - start)
  if (end - start > maxSharedBytes) return bytes.slice(start, end)
  const copy = shortBytes(end - start)
  for (let i = 0; i < copy.length; i++) copy[i] = bytes[start + i] as number
  return copy
}
