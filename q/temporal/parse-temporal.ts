import { dayOfDate, nanosecondsPerHour, nanosecondsPerMinute, nanosecondsPerSecond, unixEpochDays } from './calendar.ts'

/** How to read `01/02/2020`: as the second of January (`\z 0`) or the first of February (`\z 1`). */
export type DateOrder = 'month first' | 'day first'

/**
 * A day since 2000.01.01 and the nanoseconds since its midnight, or the days and nanoseconds of a duration. Both are NaN
 * if a text is neither.
 */
export interface Instant {
  day: number
  time: number
}

const secondsPerDay = 86_400

/**
 * Parses a point in time: a date, or a date and a time such as `2020-01-31T12:34:56.5Z`, `2020.01.31D12:34`,
 * `20200131 123456` or `20200131123456789`; or 9 to 11 digits of seconds since 1970.
 */
export function parseInstant(text: string, order: DateOrder): Instant {
  const trimmed = text.trim().replace(/Z$/, '')
  const unix = /^(-?\d{9,11})(?:\.(\d*))?$/.exec(trimmed)
  if (unix) return instantOfSeconds(Number(unix[1]), unix[2] ?? '')
  const whole = parseDate(trimmed, order)
  if (!Number.isNaN(whole)) return { day: whole, time: 0 }
  const { date, time } = splitDateFromTime(trimmed)
  const day = parseDate(date, order)
  const nanoseconds = parseTime(time).time
  return Number.isNaN(nanoseconds) || Number.isNaN(day) ? noInstant : { day, time: nanoseconds }
}

const noInstant: Instant = { day: Number.NaN, time: Number.NaN }

function instantOfSeconds(seconds: number, fraction: string): Instant {
  const day = Math.floor(seconds / secondsPerDay)
  const time = (seconds - day * secondsPerDay) * nanosecondsPerSecond + nanosecondsOfFraction(fraction)
  return { day: day + unixEpochDays, time }
}

/** Splits a date from its time: after eight digits, or at a `T`, `D`, blank, dash or comma before a complete time. */
function splitDateFromTime(text: string): { date: string; time: string } {
  const [, date = '', time = ''] =
    /^(\d{8})(\d{4,})$/.exec(text) ??
    /^(.*?\d)[TD \-,]+(\d{1,3}:.*|\d{2}|\d{4}|\d{6}|\d{9}|\d{6}\.\d*)$/.exec(text) ??
    []
  return { date, time }
}

/**
 * Parses a date as days since 2000.01.01; NaN for other text. Reads `2020-01-31`, `20200131`, `200131`, `31Jan2020`,
 * `31-Jan-20`, `Jan-31-2020` and `01/31/2020`, with any of `-./,` or a blank as the separator.
 */
export function parseDate(text: string, order: DateOrder = 'month first'): number {
  const parts = text.trim().match(/\d+|[A-Za-z]+/g) ?? []
  if (text.replace(/\d+|[A-Za-z]+|[-./, ]/g, '')) return Number.NaN
  const [first = '', second, third] = parts
  if (parts.length === 1) return parseDigits(first)
  if (parts.length !== 3 || !second || !third) return Number.NaN
  return dayOfParts([first, second, third], order)
}

/** `20200131` or `200131`. */
function parseDigits(digits: string): number {
  if (!/^(\d{6}|\d{8})$/.test(digits)) return Number.NaN
  const yearLength = digits.length - 4
  return dayOfDate(
    fullYear(digits.slice(0, yearLength)),
    Number(digits.slice(yearLength, yearLength + 2)),
    Number(digits.slice(-2)),
  )
}

function dayOfParts([first, second, third]: [string, string, string], order: DateOrder): number {
  if (first.length === 4) return dayOfDate(fullYear(first), monthOf(second), Number(third))
  if (/\D/.test(first)) return dayOfDate(fullYear(third), monthOf(first), Number(second))
  if (/\D/.test(second)) return dayOfDate(fullYear(third), monthOf(second), Number(first))
  const [month, day] = order === 'month first' ? [first, second] : [second, first]
  return dayOfDate(fullYear(third), Number(month), Number(day))
}

/** The year of four digits, or of two, which are a year from 1950 to 2049. */
function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits)
  if (digits.length !== 2) return Number.NaN
  const year = Number(digits)
  return year < 50 ? 2000 + year : 1900 + year
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `02`, `Feb` and `February` give 2. */
const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1

/** Parses `2020-01`, `2020.01m`, `202001` or `2001`, all January 2020, as months since 2000.01; NaN for other text. */
export function parseMonth(text: string): number {
  const [, year = '', month = ''] =
    /^(\d{4})\D?(\d{2})m?$/.exec(text.trim()) ?? /^(\d{2})(\d{2})m?$/.exec(text.trim()) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return isMonth ? (fullYear(year) - 2000) * 12 + Number(month) - 1 : Number.NaN
}

const sign = '(?<sign>-|\\+)?'
const days = '(?:(?<days>\\d*)D)?'
const fraction = '(?:[.,:]?(?<fraction>\\d{1,9}))?'
const separated = new RegExp(
  `^${sign}${days}(?<h>\\d{1,3}):(?<m>\\d{1,2})(?::(?<s>\\d{1,2})(?:\\.(?<fraction>\\d*))?)?$`,
)
const joined = new RegExp(`^${sign}${days}(?<h>\\d{2})(?:(?<m>\\d{2})(?:(?<s>\\d{2})${fraction})?)?$`)
const wholeDays = new RegExp(`^${sign}(?<days>\\d+)D$`)

/**
 * Parses a time or duration, such as `09:30`, `9:30:15.5`, `093000`, `093000123` (with milliseconds) and
 * `1D02:03:04.000000005`, each with an optional sign. Keeps days apart, as a double cannot hold 105 days of nanoseconds.
 */
export function parseTime(text: string): Instant {
  const groups = (separated.exec(text) ?? joined.exec(text) ?? wholeDays.exec(text))?.groups
  if (!groups) return noInstant
  const minutes = Number(groups.m ?? 0)
  const seconds = Number(groups.s ?? 0)
  if (minutes > 59 || seconds > 59) return noInstant
  const time =
    Number(groups.h ?? 0) * nanosecondsPerHour +
    minutes * nanosecondsPerMinute +
    seconds * nanosecondsPerSecond +
    nanosecondsOfFraction(groups.fraction ?? '')
  const sign = groups.sign === '-' ? -1 : 1
  return { day: sign * Number(groups.days || 0), time: sign * time }
}

/** The digit `5` after the point is half a second, 500000000. Digits after the ninth are dropped. */
const nanosecondsOfFraction = (digits: string): number => Number(digits.padEnd(9, '0').slice(0, 9))
