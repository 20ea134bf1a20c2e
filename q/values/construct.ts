import { exactLong, holdsLongs } from './exact-long.ts'
import { internSymbol } from './symbols.ts'
import { Type, typeInfo } from './types.ts'
import { encodeText } from './utf8.ts'
import { Atom, type Data, type Domain, type Item, List, type Value, Vector } from './value.ts'

// Short names for making values: `long(1)` is an atom, `longs([1, 2])` a vector.

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
/** Symbols that are already in order, with the attribute `s` unless there are none. */
export const sortedSymbols = (texts: readonly string[]) =>
  new Vector(Type.symbol, Int32Array.from(texts, internSymbol), texts.length ? 's' : '')
/** A string: the text as a vector of UTF-8 bytes. */
export const chars = (text: string) => new Vector(Type.char, encodeText(text))

const charStrings: Vector[] = []

/** The string of one char. Each exists once, because `string` of many texts makes millions of them. */
export function charString(byte: number): Vector {
  charStrings[byte] ??= new Vector(Type.char, Uint8Array.of(byte))
  return charStrings[byte]
}

/** Whether a vector came from `charString`, so that others share it and its attribute must not be set. */
export const isCharString = (vector: Vector) => charStrings[Number(vector.data[0])] === vector

export const list = (items: readonly Value[]) => new List(items)

/** The data of a vector of `length` zeros, to be filled before other code sees the vector. */
export const allocate = (type: number, length: number): Data => typeInfo(type).allocate(length)
export const emptyVector = (type: number, domain?: Domain) => new Vector(type, allocate(type, 0), '', domain)
export const emptyList = new List([])

/** A vector of items of one type. If any long or timespan is a bigint, all become bigints. */
export const vectorOfItems = (type: number, items: readonly Item[]): Vector =>
  new Vector(type, dataOfItems(type, items))

function dataOfItems(type: number, items: readonly Item[]): Data {
  if (holdsLongs(type) && items.some(item => typeof item === 'bigint')) return BigInt64Array.from(items, exactLong)
  const data = allocate(type, items.length)
  for (let i = 0; i < data.length; i++) data[i] = items[i] as Item
  return data
}
