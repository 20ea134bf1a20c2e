import { bytesOf } from '../../text/bytes-of.ts'
import { splitBytes, splitLines } from '../../text/split-bytes.ts'
import { emptyVector, list, symbols } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import { isSymbol } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { encodeBits, encodeBytes } from './bits.ts'
import { encodeDigits, encodeFixedDigits } from './digits.ts'

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
