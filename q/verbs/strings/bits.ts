import { bytesOf } from '../../text/bytes-of.ts'
import { bytesOfItem, itemOfBytes } from '../../text/item-bytes.ts'
import { collapse, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import { Atom, type Value, Vector } from '../../values/value.ts'

/** `0x0 vs y`: the bytes that an atom is kept as, the first in weight first. */
export function encodeBytes(y: Value): Value {
  if (y.kind === 'atom') return new Vector(Type.byte, bytesOfItem(y.type, y.item))
  return y.kind === 'vector' ? collapse(itemsOf(y).map(encodeBytes)) : signal('type')
}

/** `0b vs y`: the bits that an atom is kept as. */
export function encodeBits(y: Value): Value {
  if (y.kind === 'vector') return collapse(itemsOf(y).map(encodeBits))
  if (y.kind !== 'atom') return signal('type')
  const bytes = bytesOfItem(y.type, y.item)
  const bits = new Uint8Array(bytes.length * 8)
  for (let i = 0; i < bits.length; i++) bits[i] = ((bytes[i >> 3] as number) >> (7 - (i & 7))) & 1
  return new Vector(Type.boolean, bits)
}

const typeOfWidth: Partial<Record<number, number>> = {
  1: Type.byte,
  2: Type.short,
  4: Type.int,
  8: Type.long,
  16: Type.guid,
}

/** `0x0 sv` two, four, eight or sixteen bytes: a short, int, long or guid. */
export function decodeBytes(y: Value): Value {
  const bytes = y.kind === 'vector' && (y.type === Type.byte || y.type === Type.char) ? bytesOf(y) : signal('type')
  const type = typeOfWidth[bytes.length] ?? signal('length')
  return new Atom(type, itemOfBytes(type, bytes))
}

/** `0b sv` 8 to 128 booleans: a byte, short, int, long or guid. */
export function decodeBits(y: Value): Value {
  if (y.kind !== 'vector' || y.type !== Type.boolean) return signal('type')
  const bits = y.data as Uint8Array
  const type = typeOfWidth[bits.length / 8] ?? signal('length')
  const bytes = new Uint8Array(bits.length / 8)
  for (let i = 0; i < bits.length; i++) if (bits[i]) bytes[i >> 3] = (bytes[i >> 3] as number) | (128 >> (i & 7))
  return new Atom(type, itemOfBytes(type, bytes))
}
