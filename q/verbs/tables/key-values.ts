import { bytesOfByteText, byteTextOf } from '../../text/byte-text.ts'
import { bytesOf, stringOfBytes } from '../../text/bytes-of.ts'
import { ParsedColumn } from '../../text/parsed-column.ts'
import { list } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'

/**
 * `"S=;"0:"a=1;b=2"`: keys of the type S, I or J and values that are strings, as two lists. With a star, as in
 * `"S=*;"`, a value in quotes may hold the separators.
 */
export function parseKeyValues(x: Value, y: Value): Value {
  const [keyType, fieldSeparator, third, fourth] = byteTextOf(bytesOf(x))
  const hasQuotes = third === '*' && fourth !== undefined
  const recordSeparator = hasQuotes ? fourth : third
  if (keyType === undefined || fieldSeparator === undefined || recordSeparator === undefined) return signal('type')
  if (!'IJS'.includes(keyType)) return signal('IJS')
  const text = byteTextOf(bytesOf(y))
  const records = hasQuotes ? splitOutsideQuotes(text, recordSeparator) : text.split(recordSeparator)
  const pairs = records.filter(Boolean).map(record => cutPair(record, fieldSeparator))
  const values = pairs.map(({ value }) => stringOfBytes(bytesOfByteText(hasQuotes ? removeQuotes(value) : value)))
  const keys = new ParsedColumn(keyType)
  for (const { key } of pairs) keys.add(bytesOfByteText(key))
  return list([keys.toList(), list(values)])
}

function cutPair(record: string, separator: string): { key: string; value: string } {
  const place = record.indexOf(separator)
  return place < 0 ? { key: record, value: '' } : { key: record.slice(0, place), value: record.slice(place + 1) }
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '"') isQuoted = !isQuoted
    if (text[place] !== separator || isQuoted) continue
    parts.push(text.slice(start, place))
    start = place + 1
  }
  return [...parts, text.slice(start)]
}

const removeQuotes = (value: string): string => (/^".*"$/s.test(value) ? value.slice(1, -1) : value)
