import { exactLong, longItem } from '../values/exact-long.ts'
import { signal } from '../values/q-error.ts'
import { Type, typeInfo } from '../values/types.ts'
import type { Item } from '../values/value.ts'

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

/** Writes an item at a place; with `isLittle` the last byte in weight comes first. Guids are the same either way. */
export function writeItem(view: DataView, place: number, type: number, item: Item, isLittle: boolean): void {
  switch (type) {
    case Type.guid:
      view.setBigUint64(place, BigInt.asUintN(64, BigInt(item) >> 64n))
      view.setBigUint64(place + 8, BigInt.asUintN(64, BigInt(item)))
      break
    case Type.boolean:
    case Type.byte:
    case Type.char:
      view.setUint8(place, Number(item))
      break
    case Type.short:
      view.setInt16(place, Number(item), isLittle)
      break
    case Type.long:
    case Type.timespan:
    case Type.timestamp:
      view.setBigInt64(place, exactLong(item), isLittle)
      break
    case Type.real:
      if (Number.isNaN(item)) view.setUint32(place, nullReal, isLittle)
      else view.setFloat32(place, Number(item), isLittle)
      break
    case Type.float:
    case Type.datetime:
      if (Number.isNaN(item)) view.setBigUint64(place, nullFloat, isLittle)
      else view.setFloat64(place, Number(item), isLittle)
      break
    default:
      view.setInt32(place, Number(item), isLittle)
      break
  }
}

/** The item of a type at a place. */
export function readItem(view: DataView, place: number, type: number, isLittle: boolean): Item {
  switch (type) {
    case Type.guid:
      return (view.getBigUint64(place) << 64n) | view.getBigUint64(place + 8)
    case Type.boolean:
    case Type.byte:
    case Type.char:
      return view.getUint8(place)
    case Type.short:
      return view.getInt16(place, isLittle)
    case Type.timestamp:
      return view.getBigInt64(place, isLittle)
    case Type.long:
    case Type.timespan:
      return longItem(view.getBigInt64(place, isLittle))
    case Type.real:
      return view.getFloat32(place, isLittle)
    case Type.float:
    case Type.datetime:
      return view.getFloat64(place, isLittle)
    default:
      return view.getInt32(place, isLittle)
  }
}
