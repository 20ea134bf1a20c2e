import { filePath } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { ByteWriter } from '../serialize/write-value.ts'
import { readItem } from '../text/item-bytes.ts'
import { vectorOfItems } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { internSymbol, textOf } from '../values/symbols.ts'
import { isSimple, type Simple, Type, typeInfo, typeOfLetter } from '../values/types.ts'
import { decodeText } from '../values/utf8.ts'
import { type Item, List, type Value, Vector } from '../values/value.ts'
import { wholeNumber } from '../vectors/whole-number.ts'
import { storeValue } from './stored-values.ts'

/** `file 1: y`: writes the items of an atom or vector as bare bytes, any other value as `set` does. */
export function saveBinary(session: Session, file: Value, y: Value): Value {
  if (isSimple(y) && y.type < Type.enumeration && y.type !== Type.symbol)
    session.files.writeFile(filePath(file), bareBytes(y))
  else storeValue(session, filePath(file), y)
  return file
}

function bareBytes(y: Simple): Uint8Array {
  const writer = new ByteWriter()
  writer.writeItems(y.type, y.kind === 'atom' ? [y.item] : y.data)
  return writer.finish()
}

/**
 * `(types;widths) 1: bytes`: cuts the bytes into records of fields and gives a list for each field; a blank type skips
 * its field.
 */
export function readRecords(bytes: Uint8Array, types: Value, sizes: Value, isLittleEndian: boolean): Value {
  const letters = [...textOf(types)]
  const widths = itemsOf(sizes).map(wholeNumber)
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
    return [readColumn(letter, fields, isLittleEndian)]
  })
  return new List(columns)
}

function readColumn(letter: string, fields: readonly Uint8Array[], isLittleEndian: boolean): Value {
  if (letter === '*') return new List(fields.map(field => new Vector(Type.char, field)))
  const type = typeOfLetter(letter) ?? signal('type')
  return vectorOfItems(
    type,
    fields.map(field => readField(type, field, isLittleEndian)),
  )
}

/** A symbol ends at its first zero byte; a field of another type must have the width of that type. */
function readField(type: number, field: Uint8Array, isLittleEndian: boolean): Item {
  if (type === Type.symbol) return internSymbol(decodeText(field).replace(/\0.*/s, '').trim())
  if (field.length !== typeInfo(type).width) return signal('length')
  return readItem(new DataView(field.buffer), 0, type, isLittleEndian)
}
