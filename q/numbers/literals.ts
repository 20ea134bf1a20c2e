import { civilFromDays, daysFromCivil } from '../temporal/calendar.ts'
import { exactLong, longItem } from '../values/exact-long.ts'
import { Type, typeInfo, typeOfLetter } from '../values/types.ts'
import { Atom, type Item, type Value, Vector } from '../values/value.ts'
import { literalLetter, suffixLetter } from './literal-letter.ts'

/**
 * The value of a literal: one number is an atom, several are a vector of one type; `1 2 3h` are shorts. Gives the text
 * of the number that is wrong if one is, which is also the error that q raises.
 */
export function parseLiteral(texts: readonly string[]): Value | string {
  const [first = ''] = texts
  if (/^[01]+b$/.test(first)) return atomOrVector(Type.boolean, Array.from(first.slice(0, -1), Number))
  if (/^0x/.test(first)) return atomOrVector(Type.byte, parseHex(first.slice(2)))
  const longs = plainLongs(texts)
  if (longs) return longs.length === 1 ? new Atom(Type.long, longs[0] as number) : new Vector(Type.long, longs)
  const types = texts.map(text => literalType(text.replace('-', '')))
  const unknown = types.indexOf(undefined)
  if (unknown >= 0) return texts[unknown] as string
  const last = suffixLetter((texts.at(-1) as string).replace('-', ''))
  const type = last ? typeOfLetter(last) : commonType(types as number[])
  if (type === undefined) return first
  const items: Item[] = []
  for (const text of texts) {
    const item = parseItem(text, type)
    if (item === undefined) return text
    items.push(item)
  }
  return atomOrVector(type, items)
}

/** The most usual literals in one pass: integers of up to 15 digits; undefined if any is something else. */
function plainLongs(texts: readonly string[]): Float64Array | undefined {
  const data = new Float64Array(texts.length)
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] as string
    if (!/^-?\d{1,15}$/.test(text)) return undefined
    // Adding 0 makes 0 of -0, which integers do not know.
    data[i] = Number(text) + 0
  }
  return data
}

/** `abc` is the bytes 0a bc. */
function parseHex(digits: string): number[] {
  const even = digits.length % 2 ? `0${digits}` : digits
  return (even.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))
}

function atomOrVector(type: number, items: readonly Item[]): Value {
  const [first] = items
  if (first !== undefined && items.length === 1) return new Atom(type, first)
  if (type === Type.long && items.some(item => typeof item === 'bigint'))
    return new Vector(type, BigInt64Array.from(items, exactLong))
  const data = typeInfo(type).allocate(items.length)
  for (let i = 0; i < items.length; i++) data[i] = items[i] as Item
  return new Vector(type, data)
}

/** A literal that fits in with others: `0N`, `0W` and plain integers take the type of their neighbours. */
const flexible = 0

/** The type that a literal without its sign has by itself; undefined if it is none. */
function literalType(text: string): number | undefined {
  const letter = literalLetter(text)
  return letter === '' ? flexible : letter === undefined ? undefined : typeOfLetter(letter)
}

const spans: readonly number[] = [Type.minute, Type.second, Type.time, Type.timespan]
const days: readonly number[] = [Type.month, Type.date, Type.datetime, Type.timestamp]
const numbers: readonly number[] = [Type.short, Type.int, Type.long, Type.real, Type.float]

/** The one type that literals side by side are read as: `09:30 10:00:01` are seconds. Undefined if they do not mix. */
function commonType(types: readonly number[]): number | undefined {
  const distinct = new Set(types.filter(type => type !== flexible))
  if (!distinct.size) return Type.long
  for (const family of [numbers, spans, days]) {
    const ranks = Array.from(distinct, type => family.indexOf(type))
    if (!ranks.includes(-1)) return family[Math.max(...ranks)]
  }
  return distinct.size === 1 ? [...distinct][0] : undefined
}

/** The item that a literal such as `-0W`, `12h` or `09:30` stands for in a type; undefined if it cannot be of that type. */
function parseItem(literal: string, type: number): Item | undefined {
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

const largest: Record<number, bigint> = {
  [Type.short]: 32767n,
  [Type.int]: 2147483647n,
  [Type.long]: 2n ** 63n - 1n,
}

/** Digits with an optional sign as the item of a short, int or long; undefined for other text or a number too large. */
function parseInteger(text: string, type: number): Item | undefined {
  if (!/^[-+]?\d+$/.test(text)) return undefined
  if (text.length < 5) return Number(text) + 0
  const exact = BigInt(text.replace('+', ''))
  const limit = largest[type] ?? 2n ** 63n - 1n
  if (exact > limit || exact < -limit) return undefined
  return type === Type.long ? longItem(exact) : Number(exact)
}

/** A decimal number such as `-1.5e3`, `2.` or `.5` as a double; undefined for other text. */
function parseDouble(text: string): number | undefined {
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined
}

const nanosOfDay = 86_400_000_000_000

/** `2000.01.02` as days since 2000.01.01; undefined if there is no such day. */
function parseDate(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(text) ?? []
  if (!year || !month || !day || year === '0000') return undefined
  const days = daysFromCivil(Number(year), Number(month), Number(day))
  const civil = civilFromDays(days)
  return civil.month === Number(month) && civil.day === Number(day) ? days : undefined
}

/** `2001.03` as months since 2000.01. */
function parseMonth(text: string): number | undefined {
  const [, year, month] = /^(\d{4})\.(\d\d)$/.exec(text) ?? []
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return undefined
  return (Number(year) - 2000) * 12 + Number(month) - 1
}

/**
 * A time of day or a duration as nanoseconds: `09`, `09:30`, `09:30:00`, `09:30:00.5`. Hours may exceed a day; minutes
 * and seconds stay below 60.
 */
function parseClock(text: string): number | undefined {
  const [, hours, minutes = '0', seconds = '0', fraction = ''] =
    /^(\d+)(?::(\d\d)(?::(\d\d)(?:[.:](\d{0,9}))?)?)?$/.exec(text) ?? []
  if (!hours || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const nanos = Number(fraction.padEnd(9, '0'))
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1e9 + nanos
}

/** `1D12:00` or `12:00` as nanoseconds. */
function parseTimespan(text: string): number | undefined {
  const parts = /^(\d+)D(.*)$/.exec(text)
  if (!parts) return parseClock(text)
  const clock = parts[2] ? parseClock(parts[2]) : 0
  return clock === undefined ? undefined : Number(parts[1]) * nanosOfDay + clock
}

/** `2000.01.01D12:00:00.123456789` as nanoseconds since 2000.01.01; what lies out of range is infinite. */
function parseTimestamp(text: string): bigint | undefined {
  const [date, clock] = splitDateTime(text, 'D')
  if (date === undefined || clock === undefined) return undefined
  const nanos = BigInt(date) * BigInt(nanosOfDay) + BigInt(clock)
  const largest = 2n ** 63n - 1n
  if (nanos >= largest) return largest
  return nanos <= -largest ? -largest : nanos
}

/** `2000.01.01T12:00:00.000` as days since 2000.01.01 with a fraction. */
function parseDatetime(text: string): number | undefined {
  const [date, clock] = splitDateTime(text, 'T')
  return date === undefined || clock === undefined ? undefined : date + clock / nanosOfDay
}

function splitDateTime(text: string, separator: string): [number | undefined, number | undefined] {
  const [date = '', clock = ''] = text.split(separator)
  return [parseDate(date), clock ? parseClock(clock) : 0]
}
