import { filePath, isFileSymbol } from '../context/file-path.ts'
import type { Session } from '../context/session.ts'
import { ByteWriter } from '../serialize/write-value.ts'
import { bytesOf } from '../text/bytes.ts'
import { readItem } from '../text/item-bytes.ts'
import { vectorOfItems } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { internSymbol, textOf } from '../values/symbols.ts'
import { isString, Type, typeInfo, typeOfLetter } from '../values/types.ts'
import { decodeText } from '../values/utf8.ts'
import { type Item, List, type Value, Vector } from '../values/value.ts'
import { isSource, readSource } from './read-files.ts'
import { storeValue } from './stored-values.ts'

/** `x 1: y`: writes y to the file x, or reads records of types and widths, `("ih";4 2)1:y`. */
export function fileBinary(session: Session, x: Value, y: Value): Value {
  if (isFileSymbol(x)) return saveBinary(session, x, y)
  const [first, second] = x.kind === 'list' ? x.items : []
  if (!first || !second) return signal('type')
  // A list with a block size, an algorithm and a level asks for compression, which this disk has none of.
  if (isFileSymbol(first)) return saveBinary(session, first, y)
  const bytes = isSource(y) ? readSource(session, y) : bytesOf(y)
  return isString(first) ? readRecords(bytes, first, second, true) : readRecords(bytes, second, first, false)
}

/** Vectors and atoms are written as they are kept, other values as `set` does. */
function saveBinary(session: Session, file: Value, y: Value): Value {
  const isPlain = (y.kind === 'atom' || y.kind === 'vector') && y.type < Type.enumeration && y.type !== Type.symbol
  if (isPlain) session.files.writeFile(filePath(file), plainBytes(y.type, itemsIn(y)))
  else storeValue(session, filePath(file), y)
  return file
}

const itemsIn = (y: Value): ArrayLike<Item> => (y.kind === 'atom' ? [y.item] : y.kind === 'vector' ? y.data : [])

function plainBytes(type: number, items: ArrayLike<Item>): Uint8Array {
  const writer = new ByteWriter()
  writer.writeItems(type, items)
  return writer.finish()
}

/** A list per field; with the types first, the last byte in weight of a number comes first. */
function readRecords(bytes: Uint8Array, types: Value, sizes: Value, isLittle: boolean): Value {
  const letters = [...textOf(types)]
  const widths = itemsOf(sizes).map(size => (size.kind === 'atom' ? Number(size.item) : signal('type')))
  if (letters.length !== widths.length) return signal('length')
  const recordWidth = widths.reduce((total, width) => total + width, 0)
  if (!recordWidth) return signal('length')
  const count = Math.floor(bytes.length / recordWidth)
  let start = 0
  const columns = letters.flatMap((letter, index) => {
    const width = widths[index] ?? 0
    const fieldStart = start
    start += width
    if (letter === ' ') return []
    const fields = Array.from({ length: count }, (_, row) => {
      const begin = row * recordWidth + fieldStart
      return bytes.slice(begin, begin + width)
    })
    return [readColumn(letter, fields, isLittle)]
  })
  return new List(columns)
}

function readColumn(letter: string, fields: readonly Uint8Array[], isLittle: boolean): Value {
  if (letter === '*') return new List(fields.map(field => new Vector(Type.char, field)))
  const type = typeOfLetter(letter) ?? signal('type')
  return vectorOfItems(
    type,
    fields.map(field => readField(type, field, isLittle)),
  )
}

/** A symbol ends at the first zero; other fields must have the width of their type. */
function readField(type: number, field: Uint8Array, isLittle: boolean): Item {
  if (type === Type.symbol) return internSymbol(decodeText(field).replace(/\0.*/s, '').trim())
  if (field.length !== typeInfo(type).width) return signal('length')
  return readItem(new DataView(field.buffer), 0, type, isLittle)
}
