import { shortBytes } from './short-bytes.ts'
import { internSymbol } from './symbols.ts'
import { Type, typeInfo } from './types.ts'
import { Atom, type Data, List, type Value, Vector } from './value.ts'

export const boolean = (value: boolean) => new Atom(Type.boolean, value ? 1 : 0)
export const long = (value: number | bigint) => new Atom(Type.long, value)
export const int = (value: number) => new Atom(Type.int, value)
export const short = (value: number) => new Atom(Type.short, value)
export const float = (value: number) => new Atom(Type.float, value)
/** The char atom of a byte or of the first character of a text. */
export const char = (value: number | string) =>
  new Atom(Type.char, typeof value === 'number' ? value : value.charCodeAt(0))
export const symbol = (text: string) => new Atom(Type.symbol, internSymbol(text))

export const booleans = (values: ArrayLike<number>) => new Vector(Type.boolean, Uint8Array.from(values))
export const longs = (values: ArrayLike<number>) => new Vector(Type.long, new Float64Array(values))
export const floats = (values: ArrayLike<number>) => new Vector(Type.float, Float64Array.from(values))
export const symbols = (texts: readonly string[]) => new Vector(Type.symbol, Int32Array.from(texts, internSymbol))
/** Symbols that stand in order, with the attribute that says so unless there are none. */
export const sortedSymbols = (texts: readonly string[]) =>
  new Vector(Type.symbol, Int32Array.from(texts, internSymbol), texts.length ? 's' : '')
/** A string: the text as a vector of UTF-8 bytes. */
export const chars = (text: string) => new Vector(Type.char, encodeText(text))
export const list = (items: readonly Value[]) => new List(items)

/** A vector of `length` places, each holding 0, to be filled before others see it. */
export const allocate = (type: number, length: number): Data => typeInfo(type).allocate(length)
export const emptyVector = (type: number, domain = '') => new Vector(type, allocate(type, 0), '', domain)
export const emptyList = new List([])

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8')
const latin = new TextDecoder('latin1')

const longestShort = 64

/** Short ASCII texts are encoded here: the encoder takes ten times as long for them. */
export function encodeText(text: string): Uint8Array {
  if (text.length > longestShort) return encoder.encode(text)
  const bytes = shortBytes(text.length)
  for (let i = 0; i < bytes.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) return encoder.encode(text)
    bytes[i] = code
  }
  return bytes
}

/** Bytes as text; bytes that are no UTF-8 are read as Latin-1. */
export function decodeText(bytes: Uint8Array): string {
  const text = decoder.decode(bytes)
  return text.includes('\uFFFD') ? latin.decode(bytes) : text
}
