import { currentSession } from '../../evaluate/current-session.ts'
import { joinTimestamps } from '../../temporal/day-and-time.ts'
import { type DateOrder, parseDate, parseMonth } from '../../temporal/parse-date.ts'
import { type Instant, parseInstant } from '../../temporal/parse-instant.ts'
import { parseTime } from '../../temporal/parse-time.ts'
import { nanosecondsPerDay, nanosecondsPerUnit } from '../../temporal/units.ts'
import { longItem } from '../../values/exact-long.ts'
import { signal } from '../../values/q-error.ts'
import { Type, typeInfo } from '../../values/types.ts'
import type { Item } from '../../values/value.ts'
import { parseAddress, parseFloating, parseGuid, parseInteger } from './tok-number.ts'

/** What a text says in a type other than symbol, or the null of the type: `parseItem(Type.long, '12')` is 12, of `'x'` NaN. */
export function parseItem(type: number, text: string): Item {
  const parse = parsers[type] ?? signal('type')
  return parse(text, type)
}

const parsers: Record<number, (text: string, type: number) => Item> = {
  [Type.boolean]: text => (/^\s*[txy1]/i.test(text) ? 1 : 0),
  [Type.guid]: parseGuid,
  [Type.byte]: text => (/^\s*[\da-f]{1,2}\s*$/i.test(text) ? Number.parseInt(text, 16) : 0),
  [Type.short]: parseNarrow,
  [Type.int]: (text, type) => signedAddress(text) ?? parseNarrow(text, type),
  [Type.long]: parseLong,
  [Type.real]: text => Math.fround(parseFloating(text)),
  [Type.float]: parseFloating,
  [Type.timestamp]: text => timestampOf(readInstant(text)),
  [Type.month]: (text, type) => orNull(type, parseMonth(text)),
  [Type.date]: (text, type) => orNull(type, dayOf(text)),
  [Type.datetime]: text => datetimeOf(readInstant(text)),
  [Type.timespan]: (text, type) => timeOf(type, text),
  [Type.minute]: (text, type) => timeOf(type, text),
  [Type.second]: (text, type) => timeOf(type, text),
  [Type.time]: (text, type) => timeOf(type, text),
}

/** Asked for only where a text leaves open which number is the month. */
const orderFor = (text: string): DateOrder =>
  /^\s*\d\d?\D/.test(text) && currentSession().isDayFirst ? 'day first' : 'month first'

const readInstant = (text: string) => parseInstant(text, orderFor(text))

const orNull = (type: number, number: number): Item => (Number.isNaN(number) ? typeInfo(type).nullItem : number)

/** Ints and shorts; what does not fit is null. */
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

/** An address of the internet as an int: `10.0.0.1` is 167772161. */
function signedAddress(text: string): number | undefined {
  const address = parseAddress(text)
  return address === undefined ? undefined : address | 0
}

/** A date, or the date of a point in time. */
function dayOf(text: string): number {
  const day = parseDate(text, orderFor(text))
  return Number.isNaN(day) && /\d[TD ]\d/.test(text) ? readInstant(text).day : day
}

/** A time, or the time of a point in time. */
function timeOf(type: number, text: string): Item {
  const trimmed = text.trim()
  const time = parseTime(trimmed)
  const nanoseconds = Number.isNaN(time) && /^\d{4}/.test(trimmed) ? readInstant(trimmed).time : time
  return orNull(type, Math.floor(nanoseconds / nanosecondsPerUnit(type)))
}

const timestampOf = ({ day, time }: Instant): Item =>
  joinTimestamps({ days: Float64Array.of(day), times: Float64Array.of(time) })[0] as bigint

const datetimeOf = ({ day, time }: Instant): Item => day + time / nanosecondsPerDay
