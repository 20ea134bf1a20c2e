import { maxArrayBytes, signalTooLong } from './errors.ts'
import { reserve } from './meter.ts'
import * as Type from './type-numbers.ts'
import type { Atom, Data, Dictionary, Item, Table, Value, Vector } from './value.ts'

export * as Type from './type-numbers.ts'

export interface TypeInfo {
  type: number
  name: string
  /** The letter in `"j"$x` and in `meta`; a capital one parses text. */
  letter: string
  /** Bytes an item takes in q, for serialization and memory figures. */
  width: number
  /** The null; booleans and bytes have none and use 0. */
  nullItem: Item
  /** The positive infinity, if the type has one. */
  infinity?: Item
  allocate: (length: number) => Data
}

/** The null and the infinity of ints and of temporal types of 4 bytes. */
export const nullInt = -2147483648
export const infiniteInt = 2147483647

/** The null and the infinity of items kept as bigints: timestamps, and longs in a BigInt64Array. */
export const nullLong = -(2n ** 63n)
export const infiniteLong = 2n ** 63n - 1n

const int32 = { nullItem: nullInt, infinity: infiniteInt, width: 4, allocate: (n: number) => new Int32Array(n) }
const int64 = {
  nullItem: nullLong,
  infinity: infiniteLong,
  width: 8,
  allocate: (n: number) => new BigInt64Array(n),
}
const double = {
  nullItem: Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  width: 8,
  allocate: (n: number) => new Float64Array(n),
}
const uint8 = { nullItem: 0, width: 1, allocate: (n: number) => new Uint8Array(n) }

/** Guids are 128-bit integers. */
const allocateGuids = (length: number): bigint[] => new Array<bigint>(length).fill(0n)

const infos: TypeInfo[] = [
  { type: Type.boolean, name: 'boolean', letter: 'b', ...uint8 },
  { type: Type.guid, name: 'guid', letter: 'g', width: 16, nullItem: 0n, allocate: allocateGuids },
  { type: Type.byte, name: 'byte', letter: 'x', ...uint8 },
  {
    type: Type.short,
    name: 'short',
    letter: 'h',
    width: 2,
    nullItem: -32768,
    infinity: 32767,
    allocate: n => new Int16Array(n),
  },
  { type: Type.int, name: 'int', letter: 'i', ...int32 },
  { type: Type.long, name: 'long', letter: 'j', ...double },
  { type: Type.real, name: 'real', letter: 'e', ...double, width: 4, allocate: n => new Float32Array(n) },
  { type: Type.float, name: 'float', letter: 'f', ...double },
  { type: Type.char, name: 'char', letter: 'c', ...uint8, nullItem: 32 },
  { type: Type.symbol, name: 'symbol', letter: 's', width: 4, nullItem: 0, allocate: n => new Int32Array(n) },
  { type: Type.timestamp, name: 'timestamp', letter: 'p', ...int64 },
  { type: Type.month, name: 'month', letter: 'm', ...int32 },
  { type: Type.date, name: 'date', letter: 'd', ...int32 },
  { type: Type.datetime, name: 'datetime', letter: 'z', ...double },
  { type: Type.timespan, name: 'timespan', letter: 'n', ...double },
  { type: Type.minute, name: 'minute', letter: 'u', ...int32 },
  { type: Type.second, name: 'second', letter: 'v', ...int32 },
  { type: Type.time, name: 'time', letter: 't', ...int32 },
  { type: Type.enumeration, name: 'enumeration', letter: 's', ...int32 },
]

const limitLength = (info: TypeInfo): TypeInfo => ({
  ...info,
  allocate: length => {
    if (length * info.width > maxArrayBytes) signalTooLong(length)
    reserve(length * info.width)
    return info.allocate(length)
  },
})

const byNumber = new Map(infos.map(info => [info.type, limitLength(info)]))
const byLetter = new Map(infos.filter(info => info.type !== Type.enumeration).map(info => [info.letter, info]))
const byName = new Map(infos.filter(info => info.type !== Type.enumeration).map(info => [info.name, info]))

/** The facts of a simple type, a number from 1 to 20. */
export function typeInfo(type: number): TypeInfo {
  const info = byNumber.get(type)
  if (!info) throw new Error(`no simple type has the number ${type}`)
  return info
}

/** `typeOfLetter('j')` is 7; undefined for a letter of no type. */
export const typeOfLetter = (letter: string): number | undefined => byLetter.get(letter)?.type

/** `typeOfName('long')` is 7; undefined for a name of no type. */
export const typeOfName = (name: string): number | undefined => byName.get(name)?.type

/** Whether items are plain numbers: booleans to floats, types 1 to 9, but not guids. */
export const isNumeric = (type: number) => type >= Type.boolean && type <= Type.float && type !== Type.guid

/** Whether items are points in time or durations. */
export const isTemporal = (type: number) => type >= Type.timestamp && type <= Type.time

/** Whether items are floating-point numbers: reals, floats and datetimes. */
export const isFloating = (type: number) => type === Type.real || type === Type.float || type === Type.datetime

/** The type number as `type x` gives it: negative for atoms, 0 for general lists, 98 to 112 for the rest. */
export function typeOf(value: Value): number {
  switch (value.kind) {
    case 'atom':
      return -value.type
    case 'vector':
    case 'primitive':
    case 'iterator':
    case 'lambda':
    case 'projection':
    case 'composition':
    case 'derived':
      return value.type
    case 'list':
      return Type.list
    case 'table':
      return Type.table
    case 'dictionary':
      return Type.dictionary
    default:
      return value satisfies never
  }
}

/** Whether the value is a function of any sort, types 100 to 112. */
export const isFunction = (value: Value) => typeOf(value) >= 100

/** Whether the value is a list: a vector, a general list, or (as in q) a table, which is a list of dictionaries. */
export const isList = (value: Value) => value.kind === 'vector' || value.kind === 'list' || value.kind === 'table'

/** A value of a simple type. */
export type Simple = Atom | Vector

export const isSimple = (value: Value): value is Simple => value.kind === 'atom' || value.kind === 'vector'

/** Whether the value is `()`. */
export const isEmptyList = (value: Value) => value.kind === 'list' && !value.length

export const isString = (value: Value) => value.kind === 'vector' && value.type === Type.char
export const isSymbol = (value: Value) => value.kind === 'atom' && value.type === Type.symbol
/** A dictionary from a table of keys to a table of values. */
export type KeyedTable = Dictionary & { readonly keys: Table; readonly values: Table }

export const isKeyedTable = (value: Value): value is KeyedTable =>
  value.kind === 'dictionary' && value.keys.kind === 'table' && value.values.kind === 'table'

/** Whether the value is a table, with or without keys. */
export const isTable = (value: Value) => value.kind === 'table' || isKeyedTable(value)
