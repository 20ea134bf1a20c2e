import { signal } from '../values/q-error.ts'
import { Type, typeOfLetter } from '../values/types.ts'
import { List, type Value, Vector } from '../values/value.ts'
import { vectorOfItems } from '../values/vector-of-items.ts'
import { parseItem } from '../verbs/cast/tok-items.ts'
import { bytesOfByteText, readableText } from './byte-text.ts'

const blank = 32

/**
 * The texts of a column, a character per byte, as its capital letter says: `J` makes longs, `*` keeps strings, `C` takes
 * the first byte.
 */
export function parseColumn(letter: string, fields: readonly string[]): Value {
  if (letter === '*') return new List(fields.map(field => new Vector(Type.char, bytesOfByteText(field))))
  if (letter === 'C') return vectorOfItems(Type.char, fields.map(firstByte))
  const type = /[A-Z]/.test(letter) ? typeOfLetter(letter.toLowerCase()) : undefined
  if (type === undefined) return signal('type')
  return vectorOfItems(
    type,
    fields.map(field => parseItem(type, readableText(field))),
  )
}

const firstByte = (field: string): number => (field ? field.charCodeAt(0) : blank)
