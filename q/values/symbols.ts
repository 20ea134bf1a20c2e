import { signal } from './errors.ts'
import { charge, isWatching } from './meter.ts'
import { isEmptyList, Type } from './types.ts'
import { decodeText } from './utf8.ts'
import type { Item, Value } from './value.ts'

const texts: string[] = ['']
const numbers = new Map<string, number>([['', 0]])

/** Numbers of symbols that were freed. */
let free: number[] = []

/** Symbols made while no input runs, such as the constants of modules. They are never freed. */
const permanent = new Set([0])

/** The most symbols at a time; when an input starts, unused ones are freed. */
export const maxSymbols = 2 ** 21

/** The memory that a symbol takes, beside its uses. */
export const bytesPerSymbol = 120

/** The number of the symbol with this text. The empty symbol is 0; other numbers do not sort as their texts do. */
export function internSymbol(text: string): number {
  const number = numbers.get(text) ?? addSymbol(text)
  if (!isWatching()) permanent.add(number)
  return number
}

function addSymbol(text: string): number {
  if (countSymbols() >= maxSymbols) signal('wsfull')
  charge(bytesPerSymbol + text.length)
  const number = free.pop() ?? texts.length
  texts[number] = text
  numbers.set(text, number)
  return number
}

export const countSymbols = () => numbers.size

/** The number of a symbol if there is one with this text, else 0. */
export const findSymbol = (text: string): number => numbers.get(text) ?? 0

/** Frees the symbols whose flag is 0, except permanent ones. */
export function freeSymbols(isUsed: Uint8Array): void {
  free = []
  texts.forEach((text, number) => {
    if (isUsed[number] || permanent.has(number)) return
    // A number that is free already has the text of the empty symbol.
    if (text) numbers.delete(text)
    texts[number] = ''
    free.push(number)
  })
  recentSymbols.fill(0)
  symbolTable.version++
}

/** Counts the times that symbols were freed. What is kept outside of sessions is then no longer valid. */
export const symbolTable = { version: 0 }

/** The text of the symbol with this number. */
export const symbolText = (number: Item): string => texts[Number(number)] ?? ''

/** For each hash of bytes, the symbol found for it last. Becomes larger when there are more symbols. */
let recentSymbols = new Int32Array(2 ** 16)

/** The number of the symbol with these bytes as its text. A repeated text is usually found without decoding it. */
export function internBytes(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let hash = 0
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01_00_01_93)
  if (texts.length > recentSymbols.length) recentSymbols = new Int32Array(8 * recentSymbols.length)
  const slot = Math.imul(hash, 0x9e_37_79_b1) >>> (Math.clz32(recentSymbols.length) + 1)
  const known = recentSymbols[slot] as number
  if (isTextOf(symbolText(known), bytes, start, end)) return known
  const symbol = internSymbol(decodeText(bytes.subarray(start, end)))
  recentSymbols[slot] = symbol
  return symbol
}

/** Whether the bytes are this text in ASCII. */
function isTextOf(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if (byte > 127 || text.charCodeAt(i - start) !== byte) return false
  }
  return true
}

/** The text of a string, char or symbol, empty for `()`; signals `type` for other values. */
export function textOf(value: Value): string {
  if (value.kind === 'atom' && value.type === Type.symbol) return symbolText(value.item)
  if (value.kind === 'atom' && value.type === Type.char) return String.fromCharCode(Number(value.item))
  if (value.kind === 'vector' && value.type === Type.char) return decodeText(value.data as Uint8Array)
  if (isEmptyList(value)) return ''
  return signal('type')
}

/** The texts of symbols or of a list of strings; a single symbol or string gives one text. */
export function textsOf(value: Value): string[] {
  if (value.kind === 'vector' && value.type === Type.symbol) return Array.from(value.data, symbolText)
  if (value.kind === 'list') return value.items.map(textOf)
  return [textOf(value)]
}
