import { bytesOf, joinBytes } from '../../text/bytes-of.ts'
import { symbol } from '../../values/construct.ts'
import { itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { symbolText } from '../../values/symbols.ts'
import { textOf } from '../../values/text-of.ts'
import { isString, isSymbol } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { decodeBits, decodeBytes } from './bits.ts'
import { decodeDigits } from './digits.ts'

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
