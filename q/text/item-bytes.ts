import { signal } from '../values/errors.ts'
import { exactLong, longItem } from '../values/exact-long.ts'
import { Type, typeInfo } from '../values/types.ts'
import type { Item } from '../values/value.ts'

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
