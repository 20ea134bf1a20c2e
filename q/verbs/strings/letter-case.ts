import { collapse } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { internSymbol, symbolText } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import { Atom, Dictionary, Table, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'

/** The keywords `lower` and `upper`: chars and symbols at any depth with their letters a to z changed. */
export const letterCase: VerbTable = {
  lower: unary(lower),
  upper: unary(x => mapCase(x, upperByte)),
}

export function lower(x: Value): Value {
  return mapCase(x, lowerByte)
}

type ByteMap = (byte: number) => number

const lowerByte: ByteMap = byte => (byte >= 65 && byte <= 90 ? byte + 32 : byte)
const upperByte: ByteMap = byte => (byte >= 97 && byte <= 122 ? byte - 32 : byte)

function mapCase(x: Value, map: ByteMap): Value {
  switch (x.kind) {
    case 'atom':
      return new Atom(x.type, mapItem(x.type, Number(x.item), map))
    case 'vector':
      return mapVector(x, map)
    case 'list':
      return collapse(
        x.items.map(item => mapCase(item, map)),
        x,
      )
    case 'dictionary':
      return new Dictionary(x.keys, mapCase(x.values, map))
    case 'table':
      return new Table(
        x.names,
        x.columns.map(column => mapCase(column, map)),
      )
    default:
      return signal('type')
  }
}

/** Each symbol is changed once, however often it comes. */
function mapVector({ type, data }: Vector, map: ByteMap): Value {
  if (type === Type.char) return new Vector(type, mapBytes(data as Uint8Array, map))
  const known = new Map<number, number>()
  const result = new Int32Array(data.length)
  for (let i = 0; i < result.length; i++) {
    const item = data[i] as number
    const changed = known.get(item) ?? mapItem(type, item, map)
    known.set(item, changed)
    result[i] = changed
  }
  return new Vector(type, result)
}

function mapBytes(bytes: Uint8Array, map: ByteMap): Uint8Array {
  const result = new Uint8Array(bytes.length)
  for (let i = 0; i < result.length; i++) result[i] = map(bytes[i] as number)
  return result
}

function mapItem(type: number, item: number, map: ByteMap): number {
  if (type === Type.char) return map(item)
  if (type !== Type.symbol) return signal('type')
  return internSymbol(symbolText(item).replace(/[A-Za-z]/g, letter => String.fromCharCode(map(letter.charCodeAt(0)))))
}
