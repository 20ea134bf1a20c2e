import { signal } from '../values/errors.ts'
import { compactLongs, exactLong, expandLongs, longItem } from '../values/exact-long.ts'
import { isFloating, Type, typeInfo } from '../values/types.ts'
import { copyBytes } from '../values/utf8.ts'
import type { Data, Item } from '../values/value.ts'

/** An item as big-endian bytes: the short 2413 gives 09 6d. */
export function bytesOfItem(type: number, item: Item): Uint8Array {
  if (type === Type.symbol) return signal('type')
  const { width } = typeInfo(type)
  const bytes = new Uint8Array(width)
  writeItem(new DataView(bytes.buffer), 0, type, item, false)
  return bytes
}

/** The item of big-endian bytes. */
export const itemOfBytes = (type: number, bytes: Uint8Array): Item =>
  readItem(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, type, false)

/** The nulls of q are NaNs with the sign bit set. */
const nullReal = 0xff_c0_00_00
const nullFloat = 0xff_f8_00_00_00_00_00_00n

/** The format of each type in method names of a DataView, such as `getInt16`; other types take 32 bits. */
const formats: Readonly<Record<number, 'Uint8' | 'Int16' | 'BigInt64' | 'Float32' | 'Float64'>> = {
  [Type.boolean]: 'Uint8',
  [Type.byte]: 'Uint8',
  [Type.char]: 'Uint8',
  [Type.short]: 'Int16',
  [Type.long]: 'BigInt64',
  [Type.timespan]: 'BigInt64',
  [Type.timestamp]: 'BigInt64',
  [Type.real]: 'Float32',
  [Type.float]: 'Float64',
  [Type.datetime]: 'Float64',
}

/** Writes an item at an offset. Guids are always big-endian. */
export function writeItem(view: DataView, offset: number, type: number, item: Item, isLittleEndian: boolean): void {
  const format = formats[type] ?? 'Int32'
  if (type === Type.guid) {
    view.setBigUint64(offset, BigInt.asUintN(64, BigInt(item) >> 64n))
    view.setBigUint64(offset + 8, BigInt.asUintN(64, BigInt(item)))
  } else if (format === 'BigInt64') view.setBigInt64(offset, exactLong(item), isLittleEndian)
  else if (format === 'Float32' && Number.isNaN(item)) view.setUint32(offset, nullReal, isLittleEndian)
  else if (format === 'Float64' && Number.isNaN(item)) view.setBigUint64(offset, nullFloat, isLittleEndian)
  else view[`set${format}`](offset, Number(item), isLittleEndian)
}

/** Reads the item of a type at an offset. */
export function readItem(view: DataView, offset: number, type: number, isLittleEndian: boolean): Item {
  if (type === Type.guid) return (view.getBigUint64(offset) << 64n) | view.getBigUint64(offset + 8)
  const item = view[`get${formats[type] ?? 'Int32'}`](offset, isLittleEndian)
  return typeof item === 'bigint' && type !== Type.timestamp ? longItem(item) : item
}

/**
 * The items' little-endian bytes, if memory already holds them in q's format; undefined for other items, such as nulls
 * of floats.
 */
export function bytesOfData(type: number, items: ArrayLike<Item>): Uint8Array | undefined {
  if (!ArrayBuffer.isView(items)) return undefined
  const isLong = type === Type.long || type === Type.timespan
  if (isFloating(type) && (items as Float64Array).some(Number.isNaN)) return undefined
  const data = isLong && items instanceof Float64Array ? expandLongs(items) : items
  const isSameWidth = data.byteLength === items.length * typeInfo(type).width
  return isSameWidth ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : undefined
}

/** The data of items in little-endian bytes; undefined for types that need converting. The reverse of `bytesOfData`. */
export function dataOfBytes(type: number, bytes: Uint8Array, start: number, end: number): Data | undefined {
  if (type === Type.guid || type === Type.symbol) return undefined
  const isLong = type === Type.long || type === Type.timespan
  const { width, allocate } = typeInfo(type)
  if (width === 1) return copyBytes(bytes, start, end)
  const length = (end - start) / width
  const data = isLong ? new BigInt64Array(length) : (allocate(length) as BigInt64Array)
  new Uint8Array(data.buffer).set(bytes.subarray(start, end))
  return isLong ? compactLongs(data) : data
}
