import { type DateOrder, parseDate } from './parse-date.ts'
import { nanosecondsOfFraction, parseTime } from './parse-time.ts'
import { nanosecondsPerSecond, unixEpochDays } from './units.ts'

/** A day since 2000.01.01 and the nanoseconds since its midnight; NaN twice where a text is no point in time. */
export interface Instant {
  day: number
  time: number
}

const secondsPerDay = 86_400

/**
 * The point in time that a text names: a date, or a date and a time such as `2020-01-31T12:34:56.5Z`,
 * `2020.01.31D12:34`, `20200131 123456`, `20200131123456789`; or 9 to 11 digits of seconds since 1970.
 */
export function parseInstant(text: string, order: DateOrder): Instant {
  const trimmed = text.trim().replace(/Z$/, '')
  const unix = /^(-?\d{9,11})(?:\.(\d*))?$/.exec(trimmed)
  if (unix) return instantOfSeconds(Number(unix[1]), unix[2] ?? '')
  const whole = parseDate(trimmed, order)
  if (!Number.isNaN(whole)) return { day: whole, time: 0 }
  const { date, time } = splitDateFromTime(trimmed)
  const day = parseDate(date, order)
  const nanoseconds = parseTime(time)
  return Number.isNaN(nanoseconds) || Number.isNaN(day) ? noInstant : { day, time: nanoseconds }
}

const noInstant: Instant = { day: Number.NaN, time: Number.NaN }

function instantOfSeconds(seconds: number, fraction: string): Instant {
  const day = Math.floor(seconds / secondsPerDay)
  const time = (seconds - day * secondsPerDay) * nanosecondsPerSecond + nanosecondsOfFraction(fraction)
  return { day: day + unixEpochDays, time }
}

/** The time begins at the last sign before the first colon, or after eight digits. */
function splitDateFromTime(text: string): { date: string; time: string } {
  const digits = /^(\d{8})(\d{4,})$/.exec(text)
  if (digits) return { date: digits[1] as string, time: digits[2] as string }
  const parts = /^(.*?\d)[TD \-,]+(\d{1,3}:.*|\d{2}|\d{4}|\d{6}|\d{9}|\d{6}\.\d*)$/.exec(text)
  return { date: parts?.[1] ?? '', time: parts?.[2] ?? '' }
}
