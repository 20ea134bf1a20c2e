import { Type } from '../values/types.ts'
import { civilFromDays, daysFromCivil } from './calendar.ts'

export const millisecondsPerDay = 86_400_000
export const nanosecondsPerMillisecond = 1_000_000
export const nanosecondsPerSecond = 1_000_000_000
export const nanosecondsPerMinute = 60_000_000_000
export const nanosecondsPerHour = 3_600_000_000_000
export const nanosecondsPerDay = 86_400_000_000_000
/** A day in the unit of timestamps. */
export const timestampDay = 86_400_000_000_000n

/** 1970.01.01 as days since 2000.01.01. */
export const unixEpochDays = -10_957

const unitsInNanoseconds: Record<number, number> = {
  [Type.timestamp]: 1,
  [Type.timespan]: 1,
  [Type.time]: nanosecondsPerMillisecond,
  [Type.second]: nanosecondsPerSecond,
  [Type.minute]: nanosecondsPerMinute,
  [Type.date]: nanosecondsPerDay,
}

/** How long an item 1 of a temporal type is: `nanosecondsPerUnit(Type.second)` is 1e9. Months and datetimes have no such unit. */
export const nanosecondsPerUnit = (type: number): number => unitsInNanoseconds[type] ?? Number.NaN

/** Whether items are spans or times of day: timespan, minute, second, time. */
export const isTimeOfDay = (type: number) => type >= Type.timespan && type <= Type.time

/** Whether items are on the calendar: timestamp, month, date, datetime. */
export const isCalendarType = (type: number) => type >= Type.timestamp && type <= Type.datetime

/** The first day of a month: 1 (2000.02) gives 31. */
export const daysFromMonths = (months: number): number =>
  daysFromCivil(2000 + Math.floor(months / 12), 1 + months - 12 * Math.floor(months / 12), 1)

/** The month that a day is in: 31 (2000.02.01) gives 1. */
export function monthsFromDays(days: number): number {
  const { year, month } = civilFromDays(days)
  return (year - 2000) * 12 + month - 1
}
