import { signal } from './errors.ts'
import { charge, isWatching, spend } from './meter.ts'
import { isEmptyList, Type } from './types.ts'
import { decodeText } from './utf8.ts'
import type { Item, Value } from './value.ts'

const texts: string[] = ['']

/**
 * A hash table with open addressing: pairs of the number of a symbol, 0 for none, and the hash of its text. The empty symbol is
 * not in it. The count of pairs is a power of two, and at most half of them are used.
 */
let slots = new Int32Array(2 ** 13)

/** Numbers of symbols that were freed. */
let free: number[] = []

/** Symbols made while no input runs, such as the constants of modules. They are never freed. */
const permanent = new Set([0])

/** The most symbols at a time; when an input starts, unused ones are freed. */
export const maxSymbols = 2 ** 21

/** The memory that a symbol takes, beside its uses. */
export const bytesPerSymbol = 120

/** The number of the symbol with this text. The empty symbol is 0; other numbers do not sort as their texts do. */
export const internSymbol = (text: string): number => intern(text, 0, text.length, hashText(text))

/** The number of the symbol with these bytes as its text. A known text is found without decoding it. */
export function internBytes(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let hash = 0
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if (byte > 127) return internSymbol(decodeText(bytes.subarray(start, end)))
    hash = addToHash(hash, byte)
  }
  return intern(bytes, start, end, hash)
}

/** The text, or its bytes if they are ASCII, from `start` to `end`. */
function intern(text: string | Uint8Array, start: number, end: number, hash: number): number {
  if (start === end) return 0
  const slot = findSlot(text, start, end, hash)
  const number = slots[slot] || addSymbol(typeof text === 'string' ? text : decodeText(text.subarray(start, end)), hash)
  if (!isWatching()) permanent.add(number)
  return number
}

/** The number of a symbol if there is one with this text, else 0. */
export const findSymbol = (text: string): number => slots[findSlot(text, 0, text.length, hashText(text))] as number

/** FNV-1a over the code units of a text. */
function hashText(text: string): number {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = addToHash(hash, text.charCodeAt(i))
  return hash
}

const addToHash = (hash: number, code: number) => Math.imul(hash ^ code, 0x01_00_01_93)

/** The index of the pair with this text, or of the free one where it belongs. */
function findSlot(text: string | Uint8Array, start: number, end: number, hash: number): number {
  let slot = firstSlot(hash)
  for (; slots[slot]; slot = nextSlot(slot))
    if (slots[slot + 1] === hash && isTextOf(symbolText(slots[slot] as number), text, start, end)) break
  return slot
}

const firstSlot = (hash: number) => ((hash ^ (hash >>> 15)) << 1) & (slots.length - 1)

const nextSlot = (slot: number) => (slot + 2) & (slots.length - 1)

function isTextOf(known: string, text: string | Uint8Array, start: number, end: number): boolean {
  if (typeof text === 'string') return known === text
  if (known.length !== end - start) return false
  for (let i = start; i < end; i++) if (known.charCodeAt(i - start) !== text[i]) return false
  return true
}

function addSymbol(text: string, hash: number): number {
  if (countSymbols() >= maxSymbols) signal('wsfull')
  charge(bytesPerSymbol + text.length)
  const number = free.pop() ?? texts.length
  texts[number] = text
  if (4 * countSymbols() > slots.length) fillSlots(slots, 2 * slots.length)
  fillSlot(number, hash)
  return number
}

/** Replaces the table by one with the symbols among these pairs that still have a text. */
function fillSlots(pairs: Int32Array, length: number): void {
  slots = new Int32Array(length)
  for (let i = 0; i < pairs.length; i += 2) {
    const number = pairs[i] as number
    if (texts[number]) fillSlot(number, pairs[i + 1] as number)
  }
}

function fillSlot(number: number, hash: number): void {
  let slot = firstSlot(hash)
  while (slots[slot]) slot = nextSlot(slot)
  slots[slot] = number
  slots[slot + 1] = hash
}

export const countSymbols = () => texts.length - free.length

/** Frees the symbols whose flag is 0, except permanent ones. */
export function freeSymbols(isUsed: Uint8Array): void {
  free = []
  texts.forEach((_, number) => {
    if (isUsed[number] || permanent.has(number)) return
    texts[number] = ''
    free.push(number)
  })
  fillSlots(slots, slots.length)
  symbolTable.version++
}

/** Counts the times that symbols were freed. What is kept outside of sessions is then no longer valid. */
export const symbolTable = { version: 0 }

/** The text of the symbol with this number. */
export const symbolText = (number: Item): string => texts[Number(number)] ?? ''

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
  if ('length' in value) spend(value.length)
  if (value.kind === 'vector' && value.type === Type.symbol) return Array.from(value.data, symbolText)
  if (value.kind === 'list') return value.items.map(textOf)
  return [textOf(value)]
}
