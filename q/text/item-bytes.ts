import { signal } from '../values/errors.ts'
import { compactLongs, exactLong, expandLongs, longItem } from '../values/exact-long.ts'
import { isFloating, Type, typeInfo } from '../values/types.ts'
import { copyBytes } from '../values/utf8.ts'
import type { Data, Item } from '../values/value.ts'

/** An item as q keeps it in memory, the first byte first in weight: the short 2413 gives 09 6d. */
export function bytesOfItem(type: number, item: Item): Uint8Array {
  if (type === Type.symbol) return signal('type')
  const { width } = typeInfo(type)
  const bytes = new Uint8Array(width)
  writeItem(new DataView(bytes.buffer), 0, type, item, false)
  return bytes
}

/** The item of a type that bytes stand for, the first byte first in weight. */
export const itemOfBytes = (type: number, bytes: Uint8Array): Item =>
  readItem(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, type, false)

/** The bits of the nulls of q, which have the sign set. */
const nullReal = 0xff_c0_00_00
const nullFloat = 0xff_f8_00_00_00_00_00_00n

/** The view's method for each type, as in `getInt16`; types that are not here take 32 bits. */
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

/** Writes an item at an offset; with `isLittle` the last byte in weight comes first. Guids are the same either way. */
export function writeItem(view: DataView, offset: number, type: number, item: Item, isLittle: boolean): void {
  const format = formats[type] ?? 'Int32'
  if (type === Type.guid) {
    view.setBigUint64(offset, BigInt.asUintN(64, BigInt(item) >> 64n))
    view.setBigUint64(offset + 8, BigInt.asUintN(64, BigInt(item)))
  } else if (format === 'BigInt64') view.setBigInt64(offset, exactLong(item), isLittle)
  else if (format === 'Float32' && Number.isNaN(item)) view.setUint32(offset, nullReal, isLittle)
  else if (format === 'Float64' && Number.isNaN(item)) view.setBigUint64(offset, nullFloat, isLittle)
  else view[`set${format}`](offset, Number(item), isLittle)
}

/**
 * The memory of items that stand in it as q writes them, last byte in weight first. Undefined for others, such as nulls
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

/** The reverse of `bytesOfData`; undefined where items cannot be taken over as they are. */
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

/** The item of a type at an offset. */
export function readItem(view: DataView, offset: number, type: number, isLittle: boolean): Item {
  if (type === Type.guid) return (view.getBigUint64(offset) << 64n) | view.getBigUint64(offset + 8)
  const item = view[`get${formats[type] ?? 'Int32'}`](offset, isLittle)
  return typeof item === 'bigint' && type !== Type.timestamp ? longItem(item) : item
}
