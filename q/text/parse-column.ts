import { decodeText } from '../values/construct.ts'
import { signal } from '../values/q-error.ts'
import { Type, typeOfLetter } from '../values/types.ts'
import { List, type Value, Vector } from '../values/value.ts'
import { vectorOfItems } from '../values/vector-of-items.ts'
import { parseItem } from '../verbs/tok-items.ts'

const blank = 32

/** The texts of a column as its capital letter says: `J` makes longs, `*` keeps strings, `C` takes the first byte. */
export function parseColumn(letter: string, fields: readonly Uint8Array[]): Value {
  if (letter === '*') return new List(fields.map(field => new Vector(Type.char, field)))
  if (letter === 'C')
    return new Vector(
      Type.char,
      Uint8Array.from(fields, field => field[0] ?? blank),
    )
  const type = /[A-Z]/.test(letter) ? typeOfLetter(letter.toLowerCase()) : undefined
  if (type === undefined) return signal('type')
  return vectorOfItems(
    type,
    fields.map(field => parseItem(type, decodeText(field))),
  )
}
