import { bytesOfItem } from '../../text/item-bytes.ts'
import { exactLong, longItem } from '../../values/exact-long.ts'
import { collapse, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isFloating, Type } from '../../values/types.ts'
import { Atom, type Item, type Value, Vector } from '../../values/value.ts'
import { vectorOfItems } from '../../values/vector-of-items.ts'

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

/** `10 vs 1995` is 1 9 9 5, `24 60 60 vs 3805` is 1 3 25. A list of numbers gives as many lists as there are digits. */
export function encodeDigits(x: Atom | Vector, y: Value): Value {
  const bases = itemsOf(x).map(numberOf)
  const digits: Value[] = []
  let rest = y
  if (x.kind === 'vector') {
    for (const base of bases.reverse()) {
      digits.unshift(mapNumbers(rest, item => remainder(item, base)))
      rest = mapNumbers(rest, item => quotient(item, base))
    }
    return collapse(digits)
  }
  const [base] = bases as [Item]
  if (Number(base) < 2) return signal('domain')
  do {
    digits.unshift(mapNumbers(rest, item => remainder(item, base)))
    rest = mapNumbers(rest, item => quotient(item, base))
  } while (hasMore(rest))
  return collapse(digits)
}

/** `0x40 vs y`: the digits of a long as bytes, always as many as stay below 2^63 (10 for base 64). */
export function encodeFixedDigits(base: number, y: Value): Value {
  if (y.kind !== 'atom') return signal('type')
  const digits = new Uint8Array(Math.floor(63 / Math.log2(base)))
  let rest = exactLong(numberOf(y))
  for (let i = digits.length - 1; i >= 0; i--) {
    digits[i] = Number(((rest % BigInt(base)) + BigInt(base)) % BigInt(base))
    rest /= BigInt(base)
  }
  return new Vector(Type.byte, digits)
}

const numberOf = (value: Value): Item =>
  value.kind === 'atom' && value.type !== Type.symbol && value.type !== Type.guid ? value.item : signal('type')

/** Every number in the value, at any depth, changed by `change`; floats stay floats, other numbers become longs. */
function mapNumbers(value: Value, change: (item: Item) => Item): Value {
  if (value.kind === 'list') return collapse(value.items.map(item => mapNumbers(item, change)))
  if (value.kind === 'vector') return mapVector(value, change)
  if (value.kind !== 'atom') return signal('type')
  return new Atom(isFloating(value.type) ? Type.float : Type.long, change(numberOf(value)))
}

function mapVector({ type, data }: Vector, change: (item: Item) => Item): Value {
  if (type === Type.symbol || type === Type.guid) return signal('type')
  const resultType = isFloating(type) ? Type.float : Type.long
  if (data instanceof BigInt64Array)
    return vectorOfItems(
      resultType,
      Array.from(data, item => change(longItem(item))),
    )
  const result = new Float64Array(data.length)
  for (let i = 0; i < result.length; i++) result[i] = Number(change(data[i] as Item))
  return new Vector(resultType, result)
}

function remainder(item: Item, base: Item): Item {
  if (!Number(base)) return item
  if (typeof item === 'number' && typeof base === 'number') return item - base * Math.floor(item / base)
  const exact = exactLong(base)
  return longItem(((exactLong(item) % exact) + exact) % exact)
}

function quotient(item: Item, base: Item): Item {
  if (!Number(base)) return 0
  if (typeof item === 'number' && typeof base === 'number') return Math.floor(item / base)
  const exact = exactLong(item)
  const below = BigInt(remainder(item, base))
  return longItem((exact - below) / exactLong(base))
}

/** Whether a number in the value has digits left. Negative numbers end at -1, infinities and nulls at once. */
function hasMore(value: Value): boolean {
  if (value.kind === 'atom') return hasDigits(value.item)
  if (value.kind === 'list') return value.items.some(hasMore)
  if (value.kind !== 'vector') return false
  for (let i = 0; i < value.data.length; i++) if (hasDigits(value.data[i] as Item)) return true
  return false
}

const hasDigits = (item: Item): boolean => Number(item) !== 0 && Number(item) !== -1 && Number.isFinite(Number(item))
