import { Type, typeInfo } from '../values/types.ts'
import type { Data } from '../values/value.ts'
import {
  daysFromMonths,
  isTimeOfDay,
  millisecondsPerDay,
  monthsFromDays,
  nanosecondsPerDay,
  nanosecondsPerMillisecond,
  nanosecondsPerUnit,
} from './calendar.ts'

/**
 * Items of one temporal type as another: the timestamp 2020.01.02D03:04:05 as a date, a minute (03:04) and so on. Rounds
 * down; nulls and infinities stay what they are.
 */
export function convertTemporal(data: Data, from: number, to: number): Data {
  if (from === to) return data
  if (from === Type.date && to === Type.datetime) return datesAsDatetimes(data)
  const split = splitDayAndTime(from, data)
  if (to === Type.timestamp) return joinTimestamps(split)
  if (to === Type.datetime) return joinDatetimes(split)
  if (to === Type.date || to === Type.month) return joinDays(split, to)
  return joinTimes(split, to)
}

/** Whether a pair of types is one that `convertTemporal` handles. */
export const canConvertTemporal = (from: number, to: number) =>
  (isTimeOfDay(from) || isDated(from)) && (isTimeOfDay(to) || isDated(to))

const isDated = (type: number) => type >= Type.timestamp && type <= Type.datetime

function datesAsDatetimes(data: Data): Data {
  return splitDayAndTime(Type.date, data).days
}

function joinDatetimes({ days, times }: DayAndTime): Data {
  const result = new Float64Array(days.length)
  for (let i = 0; i < result.length; i++) {
    const day = days[i] as number
    result[i] = Number.isFinite(day) ? day + (times[i] as number) / nanosecondsPerDay : day
  }
  return result
}

function joinDays({ days, times }: DayAndTime, to: number): Data {
  const { nullItem, infinity, allocate } = typeInfo(to)
  const result = allocate(days.length)
  for (let i = 0; i < days.length; i++) {
    const day = (days[i] as number) + Math.floor((times[i] as number) / nanosecondsPerDay)
    if (Number.isFinite(day)) result[i] = to === Type.month ? monthsFromDays(day) : day
    else result[i] = Number.isNaN(day) ? nullItem : day > 0 ? Number(infinity) : -Number(infinity)
  }
  return result
}

function joinTimes({ times }: DayAndTime, to: number): Data {
  const { nullItem, infinity, allocate } = typeInfo(to)
  const result = allocate(times.length)
  const unit = nanosecondsPerUnit(to)
  const limit = Number(infinity)
  for (let i = 0; i < times.length; i++) {
    const time = Math.floor((times[i] as number) / unit)
    if (Number.isNaN(time)) result[i] = nullItem
    else result[i] = time >= limit ? limit : time <= -limit ? -limit : time
  }
  return result
}

/**
 * Points in time as two columns: the day since 2000.01.01 and the nanoseconds since its midnight. A null is NaN in both,
 * an infinity is infinite in both. Types without a date have day 0 and any number of nanoseconds.
 */
export interface DayAndTime {
  days: Float64Array
  times: Float64Array
}

/** Days and times of temporal items: the minute 00:01 gives day 0 and 60000000000. */
export function splitDayAndTime(type: number, data: Data): DayAndTime {
  if (type === Type.timestamp) return splitTimestamps(data as BigInt64Array)
  if (type === Type.datetime) return splitDatetimes(data)
  const { length } = data
  const days = new Float64Array(length)
  const times = new Float64Array(length)
  const unit = nanosecondsPerUnit(type)
  for (let i = 0; i < length; i++) {
    const item = numberOf(type, data[i] as number | bigint)
    const isUsual = Number.isFinite(item)
    if (type === Type.date || type === Type.month) {
      days[i] = isUsual && type === Type.month ? daysFromMonths(item) : item
      times[i] = isUsual ? 0 : item
    } else {
      days[i] = isUsual ? 0 : item
      times[i] = item * unit
    }
  }
  return { days, times }
}

const smallest = -2147483648
const largest = 2147483647

/** The item as a number whose null is NaN and whose infinities are infinite. */
function numberOf(type: number, item: number | bigint): number {
  const number = Number(item)
  if (type === Type.timespan) return number
  if (number === smallest) return Number.NaN
  if (number === largest) return Number.POSITIVE_INFINITY
  return number === -largest ? Number.NEGATIVE_INFINITY : number
}

/** A day is 2^16 times this: numbers of 64 bits are divided exactly by it once their last 16 bits are set aside. */
const dayUnit = nanosecondsPerDay / 65_536

/** Reads the halves of each number, which is many times faster than to divide bigints. */
function splitTimestamps(data: BigInt64Array): DayAndTime {
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

/** NaN for the halves of null, an infinity for those of infinities, else 0. */
function specialTimestamp(low: number, high: number): number {
  if (high === smallest) {
    if (low === 0) return Number.NaN
    return low === 1 ? Number.NEGATIVE_INFINITY : 0
  }
  return high === largest && low === -1 ? Number.POSITIVE_INFINITY : 0
}

/** Datetimes are days with a fraction, which is read to the millisecond. */
function splitDatetimes(data: Data): DayAndTime {
  const { length } = data
  const days = new Float64Array(length)
  const times = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const item = Number(data[i])
    const milliseconds = Math.round((item - Math.floor(item)) * millisecondsPerDay)
    const isNextDay = milliseconds === millisecondsPerDay
    const isUsual = Number.isFinite(item)
    days[i] = isUsual ? Math.floor(item) + (isNextDay ? 1 : 0) : item
    times[i] = isUsual ? (isNextDay ? 0 : milliseconds * nanosecondsPerMillisecond) : item
  }
  return { days, times }
}

/** Timestamps of days and times; beyond the years 1707 to 2292 they are infinite. */
export function joinTimestamps({ days, times }: DayAndTime): BigInt64Array {
  const { length } = days
  const data = new BigInt64Array(length)
  const halves = new Int32Array(data.buffer)
  for (let i = 0; i < length; i++) {
    const day = days[i] as number
    const time = times[i] as number
    const upper = day * dayUnit + Math.floor(time / 65_536)
    const high = Math.floor(upper / 65_536)
    if (high >= smallest && high <= largest) {
      halves[2 * i] = ((upper - high * 65_536) << 16) | (time - Math.floor(time / 65_536) * 65_536)
      halves[2 * i + 1] = high
    } else {
      halves[2 * i] = Number.isNaN(day) ? 0 : day > 0 ? -1 : 1
      halves[2 * i + 1] = day > 0 ? largest : smallest
    }
  }
  return data
}
