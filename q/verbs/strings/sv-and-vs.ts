import { bytesOf, joinBytes, splitBytes, splitLines } from '../../text/bytes.ts'
import { bytesOfItem, itemOfBytes } from '../../text/item-bytes.ts'
import { emptyVector, list, long, symbol, symbols } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { countOf, itemsOf, toUniformList } from '../../values/items.ts'
import { symbolText, textOf } from '../../values/symbols.ts'
import { isFloating, isSimple, isString, isSymbol, Type } from '../../values/types.ts'
import { Atom, type Item, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { add, multiply } from '../arithmetic/arithmetic.ts'
import { div, mod } from '../arithmetic/integer-division.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { castTo } from '../cast/cast.ts'

/** `x vs y`: splits a string, bytes or a symbol, or gives the digits, bytes or bits of a number. */
function vectorFromScalar(x: Value, y: Value): Value {
  if (isSymbol(x)) return textOf(x) ? signal('type') : splitByName(y)
  if (x.kind !== 'atom' && x.kind !== 'vector') return signal('type')
  switch (x.type) {
    case Type.char:
      return splitBy(x.type, bytesOf(x), y)
    case Type.byte:
      return isBytes(y) ? splitBy(x.type, bytesOf(x), y) : encodeWithByte(bytesOf(x), y)
    case Type.boolean:
      return encodeBits(y)
    default:
      return encodeDigits(x, y)
  }
}

const isBytes = (y: Value) => y.kind === 'vector' && (y.type === Type.byte || y.type === Type.char)

function splitBy(type: number, separator: Uint8Array, y: Value): Value {
  if (!separator.length) return signal('length')
  if (y.kind === 'list' && y.items.length) return signal('type')
  return list(splitBytes(bytesOf(isSymbol(y) ? signal('type') : y), separator).map(part => new Vector(type, part)))
}

/** `0x0 vs` a number gives its bytes, another byte is a base. */
const encodeWithByte = (bytes: Uint8Array, y: Value): Value =>
  bytes.length === 1 && bytes[0] ? encodeFixedDigits(bytes[0], y) : encodeBytes(y)

/** `` ` vs y``: the lines of a string, the parts of a symbol between dots, or folder and file of a path. */
function splitByName(y: Value): Value {
  if (!isSymbol(y)) return list(splitLines(bytesOf(y)).map(line => new Vector(Type.char, line)))
  const text = textOf(y)
  if (!text) return emptyVector(Type.symbol)
  return symbols(text.startsWith(':') ? splitPath(text) : text.split('.'))
}

/** `:/data/trades.csv` is `:/data` and `trades.csv`; without a slash the folder is `:`. */
function splitPath(path: string): string[] {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? [':', path.slice(1)] : [path.slice(0, slash), path.slice(slash + 1)]
}

/** The keyword `vs`. */
export const vsVerb: VerbTable = { vs: binary(vectorFromScalar) }

/** `x sv y`: joins strings, symbols or bytes, or reads digits, bytes or bits as one number. */
function scalarFromVector(x: Value, y: Value): Value {
  if (isSymbol(x)) return joinByName(textOf(x), y)
  if (x.kind !== 'atom' && x.kind !== 'vector') return signal('type')
  switch (x.type) {
    case Type.char:
      return joinWith(x.type, bytesOf(x), y)
    case Type.byte:
      return joinOrDecode(bytesOf(x), y)
    case Type.boolean:
      return decodeBits(y)
    default:
      return decodeDigits(x, y)
  }
}

/** `","sv("a";"b")`. */
const joinWith = (type: number, separator: Uint8Array, y: Value): Value =>
  new Vector(type, joinBytes(itemsOf(y).map(partBytes), separator))

const partBytes = (part: Value): Uint8Array => (isSymbol(part) ? signal('type') : bytesOf(part))

/** `0x0 sv` bytes is a number, a list of bytes is joined; a byte above 1 before bytes is a base. */
function joinOrDecode(bytes: Uint8Array, y: Value): Value {
  if (y.kind === 'list') return joinWith(Type.byte, bytes, y)
  if (bytes.length === 1 && !bytes[0]) return decodeBytes(y)
  return decodeDigits(new Vector(Type.long, Float64Array.from(bytes)), y)
}

const lineFeed = Uint8Array.of(10)

/** `` ` sv y``: lines that each end with a line feed, names with dots, or the parts of a path. */
function joinByName(name: string, y: Value): Value {
  if (name) return signal('type')
  if (y.kind === 'vector' && y.type === Type.symbol)
    return symbol(joinNames(Array.from(y.data as Int32Array, symbolText)))
  if (isSymbol(y)) return y
  if (y.kind !== 'list' && !isString(y)) return signal('type')
  return new Vector(Type.char, joinBytes(itemsOf(y).flatMap(line => [partBytes(line), lineFeed])))
}

function joinNames(names: string[]): string {
  const [first = ''] = names
  return names.join(first.startsWith(':') ? '/' : '.')
}

/** The keyword `sv`. */
export const svVerb: VerbTable = { sv: binary(scalarFromVector) }

/** `10 vs 1995` is 1 9 9 5, `24 60 60 vs 3805` is 1 3 25. A list of numbers gives as many lists as there are digits. */
function encodeDigits(x: Atom | Vector, y: Value): Value {
  const bases = itemsOf(asCounted(x)) as readonly Atom[]
  const digits: Value[] = []
  let rest = asCounted(y)
  function takeDigit(base: Atom): void {
    const hasBase = Number(base.item) !== 0
    digits.unshift(hasBase ? mod(rest, base) : rest)
    rest = hasBase ? div(rest, base) : multiply(rest, long(0))
  }
  if (x.kind === 'vector') {
    bases.toReversed().forEach(takeDigit)
    return toUniformList(digits)
  }
  if (Number(x.item) < 2) return signal('domain')
  do takeDigit(bases[0] as Atom)
  while (hasMore(rest))
  return toUniformList(digits)
}

/** `0x40 vs y`: the digits of a long as bytes, always as many as stay below 2^63 (10 for base 64). */
function encodeFixedDigits(base: number, y: Value): Value {
  const count = Math.floor(63 / Math.log2(base))
  const bases = new Vector(Type.long, new Float64Array(count).fill(base))
  return y.kind === 'atom' ? castTo(Type.byte, encodeDigits(bases, y)) : signal('type')
}

/** `10 sv 2 3 5` is 235, `0 24 60 sv 2 3 5` counts minutes. Digits that are lists give a list, index by index. */
function decodeDigits(x: Atom | Vector, y: Value): Value {
  if (y.kind !== 'list' && !isSimple(y)) return signal('type')
  const digits = itemsOf(y)
  if (x.kind === 'vector' && countOf(x) !== digits.length) return signal('length')
  const bases = itemsOf(asCounted(x))
  const [first = long(0), ...rest] = digits.map(asCounted)
  return rest.reduce((total, digit, i) => add(multiply(total, bases[i + 1] ?? (bases[0] as Value)), digit), first)
}

/** Numbers as floats or longs, which is what digits are counted in. */
const asCounted = extendUnary(x => castTo(isFloating(x.type) ? Type.float : Type.long, x))

/** Whether a number in the value has digits left. Negative numbers end at -1, infinities and nulls at once. */
function hasMore(value: Value): boolean {
  if (value.kind === 'atom') return hasDigits(value.item)
  if (value.kind === 'list') return value.items.some(hasMore)
  if (value.kind !== 'vector') return false
  for (let i = 0; i < value.data.length; i++) if (hasDigits(value.data[i] as Item)) return true
  return false
}

const hasDigits = (item: Item): boolean => Number(item) !== 0 && Number(item) !== -1 && Number.isFinite(Number(item))

/** `0x0 vs y`: the bytes that an atom is kept as, the first in weight first. */
function encodeBytes(y: Value): Value {
  if (y.kind === 'atom') return new Vector(Type.byte, bytesOfItem(y.type, y.item))
  return y.kind === 'vector' ? toUniformList(itemsOf(y).map(encodeBytes)) : signal('type')
}

/** `0b vs y`: the bits that an atom is kept as. */
function encodeBits(y: Value): Value {
  if (y.kind === 'vector') return toUniformList(itemsOf(y).map(encodeBits))
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
function decodeBytes(y: Value): Value {
  const bytes = y.kind === 'vector' && (y.type === Type.byte || y.type === Type.char) ? bytesOf(y) : signal('type')
  const type = typeOfWidth[bytes.length] ?? signal('length')
  return new Atom(type, itemOfBytes(type, bytes))
}

/** `0b sv` 8 to 128 booleans: a byte, short, int, long or guid. */
function decodeBits(y: Value): Value {
  if (y.kind !== 'vector' || y.type !== Type.boolean) return signal('type')
  const bits = y.data as Uint8Array
  const type = typeOfWidth[bits.length / 8] ?? signal('length')
  const bytes = new Uint8Array(bits.length / 8)
  for (let i = 0; i < bits.length; i++) if (bits[i]) bytes[i >> 3] = (bytes[i >> 3] as number) | (128 >> (i & 7))
  return new Atom(type, itemOfBytes(type, bytes))
}
