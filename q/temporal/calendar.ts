import { Type } from '../values/types.ts'

export const millisecondsPerDay = 86_400_000
export const nanosecondsPerMillisecond = 1_000_000
export const nanosecondsPerSecond = 1_000_000_000
export const nanosecondsPerMinute = 60_000_000_000
export const nanosecondsPerHour = 3_600_000_000_000
export const nanosecondsPerDay = 86_400_000_000_000

/** Whole milliseconds in nanoseconds, as the clock of a session counts. */
export const toNanoseconds = (milliseconds: number): bigint => BigInt(milliseconds) * 1_000_000n

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

/** The unit of a temporal type: 1e9 for `Type.second`. NaN for months and datetimes, which have no such unit. */
export const nanosecondsPerUnit = (type: number): number => unitsInNanoseconds[type] ?? Number.NaN

/** Whether items are durations or times of day: timespan, minute, second, time. */
export const isTimeOfDay = (type: number) => type >= Type.timespan && type <= Type.time

/** Whether items are on the calendar: timestamp, month, date, datetime. */
export const isCalendarType = (type: number) => type >= Type.timestamp && type <= Type.datetime

/** A day of the Gregorian calendar. Months and days count from 1. */
export interface CivilDate {
  year: number
  month: number
  day: number
}

const daysPerEra = 146_097
const yearsPerEra = 400
/** Days from 0000-03-01 to 2000-01-01. */
const epoch = 730_425

/**
 * Days since 2000.01.01: `daysFromCivil(2000, 1, 2)` is 1. Years are counted from March, so that the leap day is their
 * last. Month and day may be outside their usual range: month 13 is January of the next year.
 */
export function daysFromCivil(year: number, month: number, day: number): number {
  const months = year * 12 + month - 3
  const marchYear = Math.floor(months / 12)
  const marchMonth = months - marchYear * 12
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - epoch
}

/** The date that is `days` after 2000.01.01. */
export function civilFromDays(days: number): CivilDate {
  const shifted = days + epoch
  const era = Math.floor(shifted / daysPerEra)
  const dayOfEra = shifted - era * daysPerEra
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return { year: yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0), month, day }
}

/** Days since 2000.01.01; NaN for dates that do not exist, such as 30 February. */
export function dayOfDate(year: number, month: number, day: number): number {
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return Number.NaN
  const days = daysFromCivil(year, month, day)
  return civilFromDays(days).day === day ? days : Number.NaN
}

/** The first day of a month: 1 (2000.02) gives 31. */
export const daysFromMonths = (months: number): number =>
  daysFromCivil(2000 + Math.floor(months / 12), 1 + months - 12 * Math.floor(months / 12), 1)

/** The month of a day: 31 (2000.02.01) gives 1. */
export function monthsFromDays(days: number): number {
  const { year, month } = civilFromDays(days)
  return (year - 2000) * 12 + month - 1
}
