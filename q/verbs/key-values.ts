import { bytesOf } from '../text/bytes-of.ts'
import { parseColumn } from '../text/parse-column.ts'
import { splitBytes } from '../text/split-bytes.ts'
import { list } from '../values/construct.ts'
import { signal } from '../values/q-error.ts'
import { Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'

const star = 42
const quote = 34

/**
 * `"S=;"0:"a=1;b=2"`: keys of the type S, I or J and values that are strings, as two lists. With a star, as in
 * `"S=*;"`, a value in quotes may hold the separators.
 */
export function parseKeyValues(x: Value, y: Value): Value {
  const format = bytesOf(x)
  const [keyType, fieldSeparator, third, fourth] = format
  const hasQuotes = format.length === 4 && third === star
  const recordSeparator = hasQuotes ? fourth : third
  if (keyType === undefined || fieldSeparator === undefined || recordSeparator === undefined) return signal('type')
  const text = bytesOf(y)
  const records = hasQuotes
    ? splitOutsideQuotes(text, recordSeparator)
    : splitBytes(text, Uint8Array.of(recordSeparator))
  const pairs = records.filter(record => record.length).map(record => cutPair(record, fieldSeparator))
  const values = pairs.map(({ value }) => new Vector(Type.char, hasQuotes ? removeQuotes(value) : value))
  return list([
    parseColumn(
      String.fromCharCode(keyType),
      pairs.map(({ key }) => key),
    ),
    list(values),
  ])
}

function cutPair(record: Uint8Array, separator: number): { key: Uint8Array; value: Uint8Array } {
  const place = record.indexOf(separator)
  if (place < 0) return { key: record, value: new Uint8Array(0) }
  return { key: record.slice(0, place), value: record.slice(place + 1) }
}

function splitOutsideQuotes(text: Uint8Array, separator: number): Uint8Array[] {
  const parts: Uint8Array[] = []
  let start = 0
  let isQuoted = false
  for (let place = 0; place < text.length; place++) {
    if (text[place] === quote) isQuoted = !isQuoted
    if (text[place] !== separator || isQuoted) continue
    parts.push(text.slice(start, place))
    start = place + 1
  }
  return [...parts, text.slice(start)]
}

const removeQuotes = (value: Uint8Array): Uint8Array =>
  value[0] === quote && value[value.length - 1] === quote && value.length > 1 ? value.slice(1, -1) : value
