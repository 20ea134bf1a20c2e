import { signal } from './errors.ts'
import { isEmptyList, Type } from './types.ts'
import { decodeText } from './utf8.ts'
import type { Item, Value } from './value.ts'

const texts: string[] = ['']
const numbers = new Map<string, number>([['', 0]])

/** Symbols are kept for good, so that their number must end somewhere. */
const maxSymbols = 2 ** 21

/** The number that stands for the symbol of this text; the empty symbol is 0. Numbers do not sort as their texts do. */
export function internSymbol(text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  if (texts.length >= maxSymbols) signal('wsfull')
  numbers.set(text, texts.length)
  return texts.push(text) - 1
}

/** The text of the symbol with this number. */
export const symbolText = (number: Item): string => texts[Number(number)] ?? ''

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

/** The text of a string, char, symbol or of nothing (`()`); signals `type` for other values. */
export function textOf(value: Value): string {
  if (value.kind === 'atom' && value.type === Type.symbol) return symbolText(value.item)
  if (value.kind === 'atom' && value.type === Type.char) return String.fromCharCode(Number(value.item))
  if (value.kind === 'vector' && value.type === Type.char) return decodeText(value.data as Uint8Array)
  if (isEmptyList(value)) return ''
  return signal('type')
}

/** The texts of a symbol, of symbols, of a string or of a list of strings. */
export function textsOf(value: Value): string[] {
  if (value.kind === 'vector' && value.type === Type.symbol) return Array.from(value.data, symbolText)
  if (value.kind === 'list') return value.items.map(textOf)
  return [textOf(value)]
}
