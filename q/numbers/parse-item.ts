import { Type, typeInfo } from '../values/types.ts'
import type { Item } from '../values/value.ts'
import { parseDouble } from './parse-float.ts'
import { parseInteger } from './parse-long.ts'
import { parseClock, parseDate, parseDatetime, parseMonth, parseTimespan, parseTimestamp } from './parse-temporal.ts'

/** The item that a literal such as `-0W`, `12h` or `09:30` stands for in a type; undefined if it cannot be of that type. */
export function parseItem(literal: string, type: number): Item | undefined {
  const isNegative = literal.startsWith('-')
  const text = withoutSuffix(isNegative ? literal.slice(1) : literal, type)
  if (text === '0N' || text === '0n') return typeInfo(type).nullItem
  const item = parseUnsigned(text, type)
  // Zero is left alone, since integers know no -0.
  return item && isNegative ? -item : item
}

/** `12h` to `12`; the letters that are part of a literal, as in `0n` or `1D`, stay. */
function withoutSuffix(text: string, type: number): string {
  const { letter } = typeInfo(type)
  return text.length > 1 && text.endsWith(letter) && !/^0[nw]$/i.test(text) ? text.slice(0, -1) : text
}

function parseUnsigned(text: string, type: number): Item | undefined {
  if (text === '0W' || text === '0w') return typeInfo(type).infinity
  switch (type) {
    case Type.real:
      return toReal(parseDouble(text))
    case Type.float:
      return parseDouble(text)
    case Type.timestamp:
      return parseTimestamp(text) ?? toBigInt(parseInteger(text, Type.long))
    case Type.month:
      return parseMonth(text) ?? parseInteger(text, Type.int)
    case Type.date:
      return parseDate(text) ?? parseInteger(text, Type.int)
    case Type.datetime:
      return parseDatetime(text) ?? parseDouble(text)
    case Type.timespan:
      return parseInteger(text, Type.long) ?? parseTimespan(text)
    case Type.minute:
      return parseInteger(text, Type.int) ?? divide(parseClock(text), 60e9)
    case Type.second:
      return parseInteger(text, Type.int) ?? divide(parseClock(text), 1e9)
    case Type.time:
      return parseInteger(text, Type.int) ?? divide(parseClock(text), 1e6)
    default:
      return parseInteger(text, type)
  }
}

const divide = (nanos: number | undefined, unit: number) => (nanos === undefined ? undefined : Math.floor(nanos / unit))

const toReal = (item: number | undefined) => item && Math.fround(item)

const toBigInt = (item: Item | undefined) => (item === undefined ? undefined : BigInt(item))
