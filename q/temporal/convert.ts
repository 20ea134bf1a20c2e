import { longsOfNumbers } from '../values/exact-long.ts'
import { infiniteInt, nullInt, Type, typeInfo } from '../values/types.ts'
import type { Data, Item } from '../values/value.ts'
import {
  daysFromMonths,
  millisecondsPerDay,
  monthsFromDays,
  nanosecondsPerDay,
  nanosecondsPerMillisecond,
  nanosecondsPerUnit,
} from './calendar.ts'

/**
 * Items of one temporal type as another: the timestamp 2020.01.02D03:04:05 as the date 2020.01.02 or the minute 03:04.
 * Rounds down; nulls and infinities remain what they are.
 */
export function convertTemporal(data: Data, from: number, to: number): Data {
  if (from === to) return data
  const split = splitDayAndTime(from, data)
  if (to === Type.timestamp) return joinTimestamps(split)
  if (to === Type.datetime) return joinDatetimes(split)
  if (to === Type.date || to === Type.month) return joinDays(split, to)
  return joinTimes(split, to, from === Type.timespan)
}

/**
 * Points in time as two columns: days since 2000.01.01 and nanoseconds since midnight. A null is NaN in both, an
 * infinity is infinite in both. Types without a date have day 0 and any number of nanoseconds, but timespans that are
 * kept as bigints have whole days too.
 */
export interface DayAndTime {
  days: Float64Array
  times: Float64Array
}

/** Days and times of temporal items: the minute 00:01 gives day 0 and 60000000000 nanoseconds. */
export function splitDayAndTime(type: number, data: Data): DayAndTime {
  if (data instanceof BigInt64Array) return splitNanoseconds(data)
  if (type === Type.datetime) return splitDatetimes(data)
  const { length } = data
  const days = new Float64Array(length)
  const times = new Float64Array(length)
  const unit = nanosecondsPerUnit(type)
  for (let i = 0; i < length; i++) {
    const item = toDouble(type, data[i] as Item)
    const isFiniteItem = Number.isFinite(item)
    if (type === Type.date || type === Type.month) {
      days[i] = isFiniteItem && type === Type.month ? daysFromMonths(item) : item
      times[i] = isFiniteItem ? 0 : item
    } else {
      days[i] = isFiniteItem ? 0 : item
      times[i] = item * unit
    }
  }
  return { days, times }
}

const minInt32 = -(2 ** 31)
const maxInt32 = 2 ** 31 - 1

/** The item as a double, with NaN for null and ±Infinity for the infinities. */
function toDouble(type: number, item: Item): number {
  const number = Number(item)
  if (type === Type.timespan) return number
  if (number === nullInt) return Number.NaN
  if (number === infiniteInt) return Number.POSITIVE_INFINITY
  return number === -infiniteInt ? Number.NEGATIVE_INFINITY : number
}

/** A day is 2^16 times this. Without its last 16 bits, a timestamp can be divided by this exactly, as a double. */
const dayUnit = nanosecondsPerDay / 65_536

/** Splits timestamps and big timespans by halves, which is many times faster than dividing bigints. */
function splitNanoseconds(data: BigInt64Array): DayAndTime {
  const { length } = data
  const halves = new Int32Array(data.buffer, data.byteOffset, length * 2)
  const days = new Float64Array(length)
  const times = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const low = halves[2 * i] as number
    const high = halves[2 * i + 1] as number
    const special = specialTimestamp(low, high)
    if (special !== 0) {
      days[i] = special
      times[i] = special
      continue
    }
    const upper = high * 65_536 + (low >>> 16)
    const day = Math.floor(upper / dayUnit)
    days[i] = day
    times[i] = (upper - day * dayUnit) * 65_536 + (low & 65_535)
  }
  return { days, times }
}

/** NaN or ±Infinity for the halves of null or an infinity, 0 for other timestamps. */
function specialTimestamp(low: number, high: number): number {
  if (high === minInt32) {
    if (low === 0) return Number.NaN
    return low === 1 ? Number.NEGATIVE_INFINITY : 0
  }
  return high === maxInt32 && low === -1 ? Number.POSITIVE_INFINITY : 0
}

/** Datetimes are days with a fraction, which is rounded to milliseconds. */
function splitDatetimes(data: Data): DayAndTime {
  const { length } = data
  const days = new Float64Array(length)
  const times = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const item = Number(data[i])
    const milliseconds = Math.round((item - Math.floor(item)) * millisecondsPerDay)
    const isNextDay = milliseconds === millisecondsPerDay
    const isFiniteItem = Number.isFinite(item)
    days[i] = isFiniteItem ? Math.floor(item) + (isNextDay ? 1 : 0) : item
    times[i] = isFiniteItem ? (isNextDay ? 0 : milliseconds * nanosecondsPerMillisecond) : item
  }
  return { days, times }
}

/** Timestamps of days and times, infinite beyond the years 1707 to 2292. */
export function joinTimestamps({ days, times }: DayAndTime): BigInt64Array {
  const { length } = days
  const data = new BigInt64Array(length)
  const halves = new Int32Array(data.buffer)
  for (let i = 0; i < length; i++) {
    const day = days[i] as number
    const time = times[i] as number
    const upper = day * dayUnit + Math.floor(time / 65_536)
    const high = Math.floor(upper / 65_536)
    if (high >= minInt32 && high <= maxInt32) {
      halves[2 * i] = ((upper - high * 65_536) << 16) | (time - Math.floor(time / 65_536) * 65_536)
      halves[2 * i + 1] = high
    } else {
      halves[2 * i] = Number.isNaN(day) ? 0 : day > 0 ? -1 : 1
      halves[2 * i + 1] = day > 0 ? maxInt32 : minInt32
    }
  }
  return data
}

function joinDatetimes({ days, times }: DayAndTime): Data {
  const datetimes = new Float64Array(days.length)
  for (let i = 0; i < datetimes.length; i++) {
    const day = days[i] as number
    datetimes[i] = Number.isFinite(day) ? day + (times[i] as number) / nanosecondsPerDay : day
  }
  return datetimes
}

/** Dates or months. */
function joinDays({ days, times }: DayAndTime, to: number): Data {
  const { nullItem, infinity, allocate } = typeInfo(to)
  const data = allocate(days.length)
  for (let i = 0; i < days.length; i++) {
    const day = (days[i] as number) + Math.floor((times[i] as number) / nanosecondsPerDay)
    if (Number.isFinite(day)) data[i] = to === Type.month ? monthsFromDays(day) : day
    else data[i] = Number.isNaN(day) ? nullItem : day > 0 ? Number(infinity) : -Number(infinity)
  }
  return data
}

/** Timespans, minutes, seconds or times; `withDays` if days count as 24 hours, as those of timespans do. */
function joinTimes({ days, times }: DayAndTime, to: number, withDays: boolean): Data {
  const { nullItem, infinity, allocate } = typeInfo(to)
  const data = allocate(times.length)
  const unit = nanosecondsPerUnit(to)
  const unitsPerDay = nanosecondsPerDay / unit
  const limit = Number(infinity)
  for (let i = 0; i < times.length; i++) {
    const clock = Math.floor((times[i] as number) / unit)
    const time = withDays ? clock + (days[i] as number) * unitsPerDay : clock
    if (Number.isNaN(time)) data[i] = nullItem
    else data[i] = time >= limit ? limit : time <= -limit ? -limit : time
  }
  return to === Type.timespan ? longsOfNumbers(data as Float64Array) : data
}
