import { dayOfDate, nanosecondsPerDay, nanosecondsPerUnit } from '../temporal/calendar.ts'
import { vectorOfItems } from '../values/construct.ts'
import { exactLong, longItem } from '../values/exact-long.ts'
import { infiniteLong, Type, typeInfo, typeOfLetter } from '../values/types.ts'
import { Atom, type Item, type Value, Vector } from '../values/value.ts'
import { literalLetter, suffixLetter } from './literal-letter.ts'

/**
 * The value of a literal: one number is an atom, several are a vector of one type; `1 2 3h` are shorts. For an invalid
 * literal returns the text of the first invalid number, which is also the error that q signals.
 */
export function parseLiteral(texts: readonly string[]): Value | string {
  const [first = ''] = texts
  if (/^[01]+b$/.test(first)) return atomOrVector(Type.boolean, Array.from(first.slice(0, -1), Number))
  if (/^0x/.test(first)) return atomOrVector(Type.byte, parseHex(first.slice(2)))
  const longs = parsePlainLongs(texts)
  if (longs) return longs
  const types: number[] = []
  for (const text of texts) {
    const type = literalType(text.replace('-', ''))
    if (type === undefined) return text
    types.push(type)
  }
  const letter = suffixLetter((texts.at(-1) ?? '').replace('-', ''))
  const type = letter ? typeOfLetter(letter) : commonType(types)
  if (type === undefined) return first
  const items: Item[] = []
  for (const text of texts) {
    const item = parseItem(text, type)
    if (item === undefined) return text
    items.push(item)
  }
  return atomOrVector(type, items)
}

/** Parses integers of up to 15 digits, the usual case, in one pass; undefined if any text is something else. */
function parsePlainLongs(texts: readonly string[]): Value | undefined {
  const data = new Float64Array(texts.length)
  let count = 0
  for (const text of texts) {
    if (!/^-?\d{1,15}$/.test(text)) return undefined
    // Adding 0 turns -0 into 0, as longs have no -0.
    data[count++] = Number(text) + 0
  }
  return data.length === 1 ? new Atom(Type.long, data[0] ?? 0) : new Vector(Type.long, data)
}

/** `abc` gives the bytes 0a bc. */
function parseHex(digits: string): number[] {
  const even = digits.length % 2 ? `0${digits}` : digits
  return (even.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))
}

function atomOrVector(type: number, items: readonly Item[]): Value {
  const [first] = items
  return first !== undefined && items.length === 1 ? new Atom(type, first) : vectorOfItems(type, items)
}

/** The type of a literal that takes the type of its neighbours: `0N`, `0W` or a plain integer. */
const flexible = 0

/** The type that a literal without its sign has on its own; undefined for text that is not a literal. */
function literalType(text: string): number | undefined {
  const letter = literalLetter(text)
  return letter === '' ? flexible : letter === undefined ? undefined : typeOfLetter(letter)
}

const spans: readonly number[] = [Type.minute, Type.second, Type.time, Type.timespan]
const days: readonly number[] = [Type.month, Type.date, Type.datetime, Type.timestamp]
const numbers: readonly number[] = [Type.short, Type.int, Type.long, Type.real, Type.float]

/** The type of literals side by side: `09:30 10:00:01` are seconds. Undefined for types that do not mix. */
function commonType(types: readonly number[]): number | undefined {
  const distinct = new Set(types.filter(type => type !== flexible))
  if (!distinct.size) return Type.long
  for (const family of [numbers, spans, days]) {
    const ranks = Array.from(distinct, type => family.indexOf(type))
    if (!ranks.includes(-1)) return family[Math.max(...ranks)]
  }
  return distinct.size === 1 ? [...distinct][0] : undefined
}

/** The item of a literal such as `-0W`, `12h` or `09:30` in a type; undefined if it has no meaning in that type. */
function parseItem(literal: string, type: number): Item | undefined {
  const isNegative = literal.startsWith('-')
  const text = removeSuffix(isNegative ? literal.slice(1) : literal, type)
  if (text === '0N' || text === '0n') return typeInfo(type).nullItem
  const item = parseUnsigned(text, type)
  // Zero is not negated, because integers have no -0.
  return item && isNegative ? -item : item
}

/** `12h` becomes `12`. Letters that are part of a literal, as in `0n` or `1D`, stay. */
function removeSuffix(text: string, type: number): string {
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
      return parseTimestamp(text) ?? toExactLong(parseInteger(text, Type.long))
    case Type.month:
      return parseMonth(text) ?? parseInteger(text, Type.int)
    case Type.date:
      return parseDate(text) ?? parseInteger(text, Type.int)
    case Type.datetime:
      return parseDatetime(text) ?? parseDouble(text)
    case Type.timespan:
      return parseInteger(text, Type.long) ?? parseTimespan(text)
    case Type.minute:
    case Type.second:
    case Type.time:
      return parseInteger(text, Type.int) ?? floorDivide(parseClock(text), nanosecondsPerUnit(type))
    default:
      return parseInteger(text, type)
  }
}

const toReal = (item: number | undefined) => item && Math.fround(item)

const toExactLong = (item: Item | undefined) => (item === undefined ? undefined : exactLong(item))

const floorDivide = (nanoseconds: bigint | undefined, unit: number) =>
  nanoseconds === undefined ? undefined : Number(nanoseconds / BigInt(unit))

const maxIntegers: Record<number, bigint> = { [Type.short]: 32767n, [Type.int]: 2147483647n }

/** Digits with an optional sign as an item of an integral type; undefined for other text or a number too large. */
function parseInteger(text: string, type: number): Item | undefined {
  if (!/^[-+]?\d+$/.test(text)) return undefined
  if (text.length < 5) return Number(text) + 0
  const exact = BigInt(text.replace('+', ''))
  const limit = maxIntegers[type] ?? infiniteLong
  if (exact > limit || exact < -limit) return undefined
  return type === Type.long ? longItem(exact) : Number(exact)
}

/** A decimal number such as `-1.5e3`, `2.` or `.5` as a double; undefined for other text. */
function parseDouble(text: string): number | undefined {
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined
}

/** `2000.01.02` as days since 2000.01.01; undefined for other text and for days that do not exist. */
function parseDate(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(text) ?? []
  const days = dayOfDate(Number(year), Number(month), Number(day))
  return Number.isNaN(days) ? undefined : days
}

/** `2001.03` as months since 2000.01. */
function parseMonth(text: string): number | undefined {
  const [, year, month] = /^(\d{4})\.(\d\d)$/.exec(text) ?? []
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return undefined
  return (Number(year) - 2000) * 12 + Number(month) - 1
}

/**
 * A time of day or a duration as nanoseconds: `09`, `09:30`, `09:30:00`, `09:30:00.5`. Hours may exceed a day; minutes
 * and seconds must be below 60.
 */
function parseClock(text: string): bigint | undefined {
  const [, hours, minutes = '0', seconds = '0', fraction = ''] =
    /^(\d+)(?::(\d\d)(?::(\d\d)(?:[.:](\d{0,9}))?)?)?$/.exec(text) ?? []
  if (!hours || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const wholeSeconds = BigInt(hours) * 3600n + BigInt(Number(minutes) * 60 + Number(seconds))
  return wholeSeconds * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'))
}

/** `1D12:00` or `12:00` as nanoseconds, infinite if they exceed 64 bits. */
function parseTimespan(text: string): Item | undefined {
  const [, days = '0', clock = text] = /^(\d+)D(.*)$/.exec(text) ?? []
  const nanoseconds = joinNanoseconds(BigInt(days), clock ? parseClock(clock) : 0n)
  return nanoseconds === undefined ? undefined : longItem(nanoseconds)
}

/** `2000.01.01D12:00:00.123456789` as nanoseconds since 2000.01.01, infinite if they exceed 64 bits. */
function parseTimestamp(text: string): bigint | undefined {
  const [date, clock] = splitDateTime(text, 'D')
  return date === undefined ? undefined : joinNanoseconds(BigInt(date), clock)
}

/** Days and a time of day as nanoseconds, within the infinities. */
function joinNanoseconds(days: bigint, clock: bigint | undefined): bigint | undefined {
  if (clock === undefined) return undefined
  const nanoseconds = days * BigInt(nanosecondsPerDay) + clock
  if (nanoseconds >= infiniteLong) return infiniteLong
  return nanoseconds <= -infiniteLong ? -infiniteLong : nanoseconds
}

/** `2000.01.01T12:00:00.000` as days since 2000.01.01 with a fraction. */
function parseDatetime(text: string): number | undefined {
  const [date, clock] = splitDateTime(text, 'T')
  return date === undefined || clock === undefined ? undefined : date + Number(clock) / nanosecondsPerDay
}

function splitDateTime(text: string, separator: string): [number | undefined, bigint | undefined] {
  const [date = '', clock = ''] = text.split(separator)
  return [parseDate(date), clock ? parseClock(clock) : 0n]
}
