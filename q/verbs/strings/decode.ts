import { bytesOf } from '../../text/bytes-of.ts'
import { itemOfBytes } from '../../text/item-bytes.ts'
import { exactLong, longItem } from '../../values/exact-long.ts'
import { collapse, countOf, itemAt, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isFloating, Type } from '../../values/types.ts'
import { Atom, type Item, type Value, type Vector } from '../../values/value.ts'

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

/** `10 sv 2 3 5` is 235, `0 24 60 sv 2 3 5` counts minutes. Digits that are lists give a list, place by place. */
export function decodeDigits(x: Atom | Vector, y: Value): Value {
  if (y.kind === 'atom') return decodeDigits(x, collapse([y]))
  if (y.kind === 'list' && y.items.some(item => item.kind !== 'atom')) return decodeColumns(x, y.items)
  const digits = y.kind === 'list' || y.kind === 'vector' ? itemsOf(y).map(numberOf) : signal('type')
  const isList = x.kind === 'vector'
  if (isList && countOf(x) !== digits.length) return signal('length')
  const hasFloat = [x, ...itemsOf(y)].some(value => value.kind !== 'list' && 'type' in value && isFloating(value.type))
  const bases = digits.map((_, i) => numberOf(itemAt(x, i)))
  return hasFloat ? new Atom(Type.float, sumFloats(bases, digits)) : new Atom(Type.long, sumExactly(bases, digits))
}

function decodeColumns(x: Atom | Vector, rows: readonly Value[]): Value {
  const length = Math.max(...rows.map(row => (row.kind === 'atom' ? 0 : countOf(row))))
  const columns = Array.from({ length }, (_, place) => collapse(rows.map(row => itemAt(row, place))))
  return collapse(columns.map(column => decodeDigits(x, column)))
}

const numberOf = (value: Value): Item =>
  value.kind === 'atom' && value.type !== Type.symbol && value.type !== Type.guid ? value.item : signal('type')

const sumFloats = (bases: Item[], digits: Item[]): number =>
  digits.reduce<number>((sum, digit, i) => (i ? sum * Number(bases[i]) : 0) + Number(digit), 0)

function sumExactly(bases: Item[], digits: Item[]): Item {
  if (digits.some(Number.isNaN) || bases.some(Number.isNaN)) return Number.NaN
  const sum = sumFloats(bases, digits)
  if (Number.isSafeInteger(sum)) return sum
  const exact = digits.reduce<bigint>((total, digit, i) => total * exactLong(bases[i] ?? 0) + exactLong(digit), 0n)
  return longItem(BigInt.asIntN(64, exact))
}
