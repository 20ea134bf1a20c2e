import { bytesOf } from '../../text/bytes.ts'
import { bytesOfItem, itemOfBytes } from '../../text/item-bytes.ts'
import { list, long } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { countOf, itemsOf, toUniformList } from '../../values/items.ts'
import { isFloating, isSimple, Type } from '../../values/types.ts'
import { Atom, type Item, type Value, Vector } from '../../values/value.ts'
import { add, multiply } from '../arithmetic/arithmetic.ts'
import { div, mod } from '../arithmetic/integer-division.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { castTo } from '../cast/cast.ts'
import { joinWith, splitBy } from './sv-and-vs.ts'

/** `x vs y` for an x that is no text: the digits, bytes or bits of a number, or parts of bytes. */
export function encodeNumber(x: Value, y: Value): Value {
  if (x.kind !== 'atom' && x.kind !== 'vector') return signal('type')
  switch (x.type) {
    case Type.byte:
      return isBytes(y) ? splitBy(x.type, bytesOf(x), y) : encodeWithByte(bytesOf(x), y)
    case Type.boolean:
      return encodeBits(y)
    default:
      return encodeDigits(x, y)
  }
}

const isBytes = (y: Value) => y.kind === 'vector' && (y.type === Type.byte || y.type === Type.char)

/** `0x0 vs 258h` gives the bytes of a number; any other byte is a base. */
const encodeWithByte = (bytes: Uint8Array, y: Value): Value =>
  bytes.length === 1 && bytes[0] ? encodeFixedDigits(bytes[0], y) : encodeBytes(y)

/** `10 vs 1995` is 1 9 9 5, `24 60 60 vs 3805` is 1 3 25. For a list of numbers, each digit is a list. */
function encodeDigits(x: Atom | Vector, y: Value): Value {
  const bases = itemsOf(toDigitType(x)) as readonly Atom[]
  /** The last digit first. */
  const digits: Value[] = []
  let rest = toDigitType(y)
  function takeDigit(base: Atom): void {
    const hasBase = Number(base.item) !== 0
    digits.push(hasBase ? mod(rest, base) : rest)
    rest = hasBase ? div(rest, base) : multiply(rest, long(0))
  }
  if (x.kind === 'vector') {
    bases.toReversed().forEach(takeDigit)
    return toUniformList(digits.reverse())
  }
  if (Number(x.item) < 2) return signal('domain')
  const digitsOfAll = rest.kind === 'vector' && encodeWholeNumbers(Number(x.item), rest)
  if (digitsOfAll) return list(digitsOfAll)
  do takeDigit(bases[0] as Atom)
  while (hasAnyDigitsLeft(rest))
  return toUniformList(digits.reverse())
}

/**
 * The digits of whole numbers in one base, without arrays in between: of a million numbers the digits alone take 160 MB.
 * Undefined for other vectors and bases, and for numbers whose multiples of the base may be beyond 2^53.
 */
function encodeWholeNumbers(base: number, { type, data }: Vector): Vector[] | undefined {
  if (!(data instanceof Float64Array) || !isExact(base) || !data.every(isExact)) return undefined
  const rest = data.slice()
  const digits: Vector[] = []
  let isLast: boolean
  do {
    isLast = true
    const taken = new Float64Array(rest.length)
    for (let i = 0; i < rest.length; i++) {
      const number = rest[i] as number
      const quotient = Math.floor(number / base)
      taken[i] = number - quotient * base
      rest[i] = quotient
      if (quotient && quotient !== -1) isLast = false
    }
    digits.unshift(new Vector(type, taken))
  } while (!isLast)
  return digits
}

const isExact = (number: number) => Number.isInteger(number) && Math.abs(number) < 2 ** 52

/** Whether a number in the value has digits left: not 0, not -1 (where negative numbers end), not null or infinite. */
function hasAnyDigitsLeft(value: Value): boolean {
  if (value.kind === 'atom') return hasDigitsLeft(value.item)
  if (value.kind === 'list') return value.items.some(hasAnyDigitsLeft)
  if (value.kind !== 'vector') return false
  for (let i = 0; i < value.length; i++) if (hasDigitsLeft(value.data[i] as Item)) return true
  return false
}

const hasDigitsLeft = (item: Item): boolean =>
  Number(item) !== 0 && Number(item) !== -1 && Number.isFinite(Number(item))

/** `0x40 vs y`: the digits of a long as bytes, always as many as fit below 2^63 (10 for base 64). */
function encodeFixedDigits(base: number, y: Value): Value {
  const count = Math.floor(63 / Math.log2(base))
  const bases = new Vector(Type.long, new Float64Array(count).fill(base))
  return y.kind === 'atom' ? castTo(Type.byte, encodeDigits(bases, y)) : signal('type')
}

/** `0x0 vs y`: the bytes of an atom, most significant first. */
function encodeBytes(y: Value): Value {
  if (y.kind === 'atom') return new Vector(Type.byte, bytesOfItem(y.type, y.item))
  return y.kind === 'vector' ? toUniformList(itemsOf(y).map(encodeBytes)) : signal('type')
}

/** `0b vs y`: the bits of an atom, most significant first. */
function encodeBits(y: Value): Value {
  if (y.kind === 'vector') return toUniformList(itemsOf(y).map(encodeBits))
  if (y.kind !== 'atom') return signal('type')
  const bytes = bytesOfItem(y.type, y.item)
  const bits = new Uint8Array(bytes.length * 8)
  for (let i = 0; i < bits.length; i++) bits[i] = ((bytes[i >> 3] as number) >> (7 - (i & 7))) & 1
  return new Vector(Type.boolean, bits)
}

/** `x sv y` for an x that is no text: reads digits, bytes or bits as one number, or joins bytes. */
export function decodeNumber(x: Value, y: Value): Value {
  if (x.kind !== 'atom' && x.kind !== 'vector') return signal('type')
  switch (x.type) {
    case Type.byte:
      return joinOrDecode(bytesOf(x), y)
    case Type.boolean:
      return decodeBits(y)
    default:
      return decodeDigits(x, y)
  }
}

/** `0x0 sv 0x0102` reads the bytes of a number; other bytes are the bases of digits. Byte vectors in a list are joined. */
function joinOrDecode(bytes: Uint8Array, y: Value): Value {
  if (y.kind === 'list') return joinWith(Type.byte, bytes, y)
  if (bytes.length === 1 && !bytes[0]) return decodeBytes(y)
  return decodeDigits(new Vector(Type.long, Float64Array.from(bytes)), y)
}

/** `10 sv 2 3 5` is 235, `0 24 60 sv 2 3 5` is 3065 minutes. Digits that are lists give a list of numbers. */
function decodeDigits(x: Atom | Vector, y: Value): Value {
  if (y.kind !== 'list' && !isSimple(y)) return signal('type')
  const digits = itemsOf(y)
  if (x.kind === 'vector' && countOf(x) !== digits.length) return signal('length')
  const bases = itemsOf(toDigitType(x))
  const [first = long(0), ...rest] = digits.map(toDigitType)
  return rest.reduce((total, digit, i) => add(multiply(total, bases[i + 1] ?? (bases[0] as Value)), digit), first)
}

/** Numbers as floats or longs, the types of digits. */
const toDigitType = extendUnary(x => castTo(isFloating(x.type) ? Type.float : Type.long, x))

const typeOfWidth: Partial<Record<number, number>> = {
  1: Type.byte,
  2: Type.short,
  4: Type.int,
  8: Type.long,
  16: Type.guid,
}

/** `0x0 sv y`: 1, 2, 4, 8 or 16 bytes make a byte, short, int, long or guid. */
function decodeBytes(y: Value): Value {
  const bytes = y.kind === 'vector' && (y.type === Type.byte || y.type === Type.char) ? bytesOf(y) : signal('type')
  const type = typeOfWidth[bytes.length] ?? signal('length')
  return new Atom(type, itemOfBytes(type, bytes))
}

/** `0b sv y`: 8, 16, 32, 64 or 128 bits make a byte, short, int, long or guid. */
function decodeBits(y: Value): Value {
  if (y.kind !== 'vector' || y.type !== Type.boolean) return signal('type')
  const bits = y.data as Uint8Array
  const type = typeOfWidth[bits.length / 8] ?? signal('length')
  const bytes = new Uint8Array(bits.length / 8)
  for (let i = 0; i < bits.length; i++) if (bits[i]) bytes[i >> 3] = (bytes[i >> 3] as number) | (128 >> (i & 7))
  return new Atom(type, itemOfBytes(type, bytes))
}
