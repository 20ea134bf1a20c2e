import { parseDecimal } from '../../numbers/parse-decimal.ts'
import { nanosecondsPerDay, nanosecondsPerUnit } from '../../temporal/calendar.ts'
import { joinTimestamps } from '../../temporal/convert.ts'
import {
  type DateOrder,
  type Instant,
  parseDate,
  parseInstant,
  parseMonth,
  parseTime,
} from '../../temporal/parse-temporal.ts'
import { bytesOf } from '../../text/bytes.ts'
import { mapColumns } from '../../values/columns.ts'
import { emptyVector, vectorOfItems } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { exactLong, longItem } from '../../values/exact-long.ts'
import { itemsOf, toUniformList } from '../../values/items.ts'
import { internBytes } from '../../values/symbols.ts'
import { isString, Type, typeInfo } from '../../values/types.ts'
import { decodeText } from '../../values/utf8.ts'
import { Atom, Dictionary, type Item, type List, type Value } from '../../values/value.ts'

/** `"J"$y` for a type number: `tok(7, "12")` is 12. Recurses into lists of strings, dictionaries and tables. */
export function tok(type: number, value: Value, order?: DateOrder): Value {
  if (type === Type.char) return value
  switch (value.kind) {
    case 'atom':
    case 'vector':
      if (value.type === Type.char) return new Atom(type, parseBytes(type, bytesOf(value), 0, undefined, order))
      return type === Type.symbol && value.type === Type.symbol ? value : signal('type')
    case 'list':
      return tokList(type, value, order)
    case 'dictionary':
      return new Dictionary(value.keys, tokColumn(type, value.values, order))
    case 'table':
      return mapColumns(value, column => tokColumn(type, column, order))
    default:
      return signal('type')
  }
}

/** Reads the values of a dictionary or a column; a string there holds one value per char. */
const tokColumn = (type: number, column: Value, order: DateOrder | undefined): Value =>
  isString(column)
    ? toUniformList(
        itemsOf(column).map(char => tok(type, char, order)),
        emptyVector(type),
      )
    : tok(type, column, order)

function tokList(type: number, { items }: List, order: DateOrder | undefined): Value {
  if (!items.length) return emptyVector(type)
  if (!items.every(isString)) return toUniformList(items.map(item => tok(type, item, order)))
  return vectorOfItems(
    type,
    items.map(item => parseBytes(type, bytesOf(item), 0, undefined, order)),
  )
}

const blank = 32

/** As `parseItem`, from bytes. Symbols and plain numbers, of which a file may have millions, are read without a text. */
export function parseBytes(type: number, bytes: Uint8Array, start = 0, end = bytes.length, order?: DateOrder): Item {
  if (type === Type.symbol) return symbolOfBytes(bytes, start, end)
  if (type >= Type.short && type <= Type.float) {
    const number = parseDecimal(bytes, start, end, type >= Type.real)
    if (number !== undefined && Math.abs(number) <= Number(typeInfo(type).infinity)) return plainItem(type, number)
  }
  return parseItem(type, decodeText(bytes.subarray(start, end)), order)
}

/** Whole numbers have no -0: adding 0 makes it 0. */
function plainItem(type: number, number: number): number {
  if (type === Type.float) return number
  return type === Type.real ? Math.fround(number) : number + 0
}

/** The symbol of a text, trimmed. */
function symbolOfBytes(bytes: Uint8Array, start: number, end: number): number {
  while (start < end && bytes[start] === blank) start++
  while (start < end && bytes[end - 1] === blank) end--
  return internBytes(bytes, start, end)
}

/** Reads an item of any type but symbol: `parseItem(Type.long, '12')` is 12. Other texts give the null of the type. */
export function parseItem(type: number, text: string, order: DateOrder = 'month first'): Item {
  const parse = parsers[type] ?? signal('type')
  return parse(text, type, order)
}

const parsers: Record<number, (text: string, type: number, order: DateOrder) => Item> = {
  [Type.boolean]: text => (/^\s*[txy1]/i.test(text) ? 1 : 0),
  [Type.guid]: parseGuid,
  [Type.byte]: text => (/^\s*[\da-f]{1,2}\s*$/i.test(text) ? Number.parseInt(text, 16) : 0),
  [Type.short]: parseNarrow,
  [Type.int]: (text, type) => parseIpv4AsInt(text) ?? parseNarrow(text, type),
  [Type.long]: parseLong,
  [Type.real]: text => Math.fround(parseFloating(text)),
  [Type.float]: parseFloating,
  [Type.timestamp]: (text, _, order) => timestampOf(parseInstant(text, order)),
  [Type.month]: (text, type) => orNull(type, parseMonth(text)),
  [Type.date]: (text, type, order) => orNull(type, dayOf(text, order)),
  [Type.datetime]: (text, _, order) => datetimeOf(parseInstant(text, order)),
  [Type.timespan]: (text, type, order) => timeOf(type, text, order),
  [Type.minute]: (text, type, order) => timeOf(type, text, order),
  [Type.second]: (text, type, order) => timeOf(type, text, order),
  [Type.time]: (text, type, order) => timeOf(type, text, order),
}

const orNull = (type: number, number: number): Item => (Number.isNaN(number) ? typeInfo(type).nullItem : number)

/** Reads ints and shorts; numbers out of range are null. */
function parseNarrow(text: string, type: number): Item {
  const { nullItem, infinity } = typeInfo(type)
  const exact = parseInteger(text.replace(/[hi]$/, ''))
  if (exact === undefined) return nullItem
  const number = Number(exact)
  if (/W/.test(text)) return number > 0 ? Number(infinity) : -Number(infinity)
  return Math.abs(number) <= Number(infinity) ? number : nullItem
}

function parseLong(text: string): Item {
  const exact = parseInteger(text.replace(/j$/, ''))
  return exact === undefined || exact !== BigInt.asIntN(64, exact) ? Number.NaN : longItem(exact)
}

/** An IPv4 address as an int: `10.0.0.1` is 167772161. */
function parseIpv4AsInt(text: string): number | undefined {
  const address = parseIpv4(text)
  return address === undefined ? undefined : address | 0
}

/** A date, or the date of a timestamp. */
function dayOf(text: string, order: DateOrder): number {
  const day = parseDate(text, order)
  return Number.isNaN(day) && /\d[TD ]\d/.test(text) ? parseInstant(text, order).day : day
}

/** A time, or the time of a timestamp. */
function timeOf(type: number, text: string, order: DateOrder): Item {
  const trimmed = text.trim()
  const parsed = parseTime(trimmed)
  const isPoint = Number.isNaN(parsed.time) && /^\d{4}/.test(trimmed)
  const { day, time } = isPoint ? { ...parseInstant(trimmed, order), day: 0 } : parsed
  if (Number.isNaN(time)) return typeInfo(type).nullItem
  if (type === Type.timespan) return longItem(timestampOf({ day, time }))
  return Math.floor((day * nanosecondsPerDay + time) / nanosecondsPerUnit(type))
}

const timestampOf = ({ day, time }: Instant): bigint =>
  joinTimestamps({ days: Float64Array.of(day), times: Float64Array.of(time) })[0] as bigint

const datetimeOf = ({ day, time }: Instant): Item => day + time / nanosecondsPerDay

/**
 * The whole number in a text, ignoring spaces around it; undefined if there is none, as in `0N`. `0W` and `-0W` give the
 * infinities of longs.
 */
function parseInteger(text: string): bigint | undefined {
  const trimmed = text.trim()
  if (trimmed === '0W') return exactLong(Number.POSITIVE_INFINITY)
  if (trimmed === '-0W') return exactLong(Number.NEGATIVE_INFINITY)
  return /^[+-]?\d+$/.test(trimmed) ? BigInt(trimmed.replace('+', '')) : undefined
}

/** The number in a text such as `1.5`, `-.5e3` or `0w`; NaN if there is none. */
function parseFloating(text: string): number {
  const trimmed = text.trim().replace(/[fe]$/, '')
  if (/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(trimmed)) return Number(trimmed)
  const infinity = /^(-?)(0w|0W|inf|infinity)$/i.exec(trimmed)
  return infinity ? (infinity[1] ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY) : Number.NaN
}

/** `192.168.1.34` as an unsigned 32-bit number; undefined if the text is not an IPv4 address. */
function parseIpv4(text: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text.trim())
  const bytes = parts?.slice(1).map(Number)
  return bytes?.every(byte => byte < 256) ? bytes.reduce((address, byte) => address * 256 + byte, 0) : undefined
}

/** The 128 bits of a guid or an IPv4 or IPv6 address; 0 for other texts. */
function parseGuid(text: string): bigint {
  const trimmed = text.trim()
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(trimmed)) return BigInt(`0x${trimmed.replaceAll('-', '')}`)
  const address = parseIpv4(trimmed)
  if (address !== undefined) return 0xff_ff_00_00_00_00n + BigInt(address)
  return trimmed.includes(':') ? parseIpv6(trimmed) : 0n
}

/** `2001:db8::ff00:42:8329` or `::ffff:192.168.1.34`; `::` stands for all missing groups of zeros. */
function parseIpv6(text: string): bigint {
  const ipv4 = parseIpv4(text.slice(text.lastIndexOf(':') + 1))
  const groups = ipv4 === undefined ? text : text.replace(/[^:]*$/, groupsOfIpv4(ipv4))
  const [before = '', after] = groups.split('::')
  const left = groupsIn(before)
  const right = groupsIn(after ?? '')
  const missing = 8 - left.length - right.length
  const all = [...left, ...new Array<string>(Math.max(missing, 0)).fill('0'), ...right]
  if ((missing && after === undefined) || all.length !== 8 || !all.every(group => /^[\da-f]{1,4}$/i.test(group)))
    return 0n
  return BigInt(`0x${all.map(group => group.padStart(4, '0')).join('')}`)
}

const groupsIn = (text: string): string[] => (text ? text.split(':') : [])

const groupsOfIpv4 = (address: number): string =>
  `${Math.floor(address / 65_536).toString(16)}:${(address % 65_536).toString(16)}`
