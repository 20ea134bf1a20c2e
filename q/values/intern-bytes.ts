import { decodeText } from './construct.ts'
import { internSymbol, symbolText } from './symbols.ts'

/** The symbol that was last found for each hash of bytes. */
const recent = new Int32Array(2 ** 16)

/** The number of the symbol whose text these bytes are. Texts that came lately are not decoded again. */
export function internBytes(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let hash = 0
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01_00_01_93)
  const slot = hash >>> 16
  const known = recent[slot] as number
  if (isTextOf(symbolText(known), bytes, start, end)) return known
  const symbol = internSymbol(decodeText(bytes.subarray(start, end)))
  recent[slot] = symbol
  return symbol
}

/** Whether the bytes are ASCII and this text. */
function isTextOf(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if (byte > 127 || text.charCodeAt(i - start) !== byte) return false
  }
  return true
}
