import { Type, typeInfo } from '../values/types.ts'
import type { Data } from '../values/value.ts'
import { type DayAndTime, joinTimestamps, splitDayAndTime } from './day-and-time.ts'
import { isTimeOfDay, monthsFromDays, nanosecondsPerDay, nanosecondsPerUnit } from './units.ts'

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
