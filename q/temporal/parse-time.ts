import { nanosecondsPerDay, nanosecondsPerHour, nanosecondsPerMinute, nanosecondsPerSecond } from './units.ts'

const sign = '(?<sign>-|\\+)?'
const days = '(?:(?<days>\\d*)D)?'
const fraction = '(?:[.,:]?(?<fraction>\\d{1,9}))?'
const separated = new RegExp(
  `^${sign}${days}(?<h>\\d{1,3}):(?<m>\\d{1,2})(?::(?<s>\\d{1,2})(?:\\.(?<fraction>\\d*))?)?$`,
)
const joined = new RegExp(`^${sign}${days}(?<h>\\d{2})(?:(?<m>\\d{2})(?:(?<s>\\d{2})${fraction})?)?$`)
const wholeDays = new RegExp(`^${sign}(?<days>\\d+)D$`)

/**
 * The nanoseconds that a text names; NaN if none. Reads `09:30`, `9:30:15.5`, `093000`, `093000123` (with
 * milliseconds), `1D02:03:04.000000005` and a sign before them.
 */
export function parseTime(text: string): number {
  const groups = (separated.exec(text) ?? joined.exec(text) ?? wholeDays.exec(text))?.groups
  if (!groups) return Number.NaN
  const minutes = Number(groups.m ?? 0)
  const seconds = Number(groups.s ?? 0)
  if (minutes > 59 || seconds > 59) return Number.NaN
  const time =
    Number(groups.days || 0) * nanosecondsPerDay +
    Number(groups.h ?? 0) * nanosecondsPerHour +
    minutes * nanosecondsPerMinute +
    seconds * nanosecondsPerSecond +
    nanosecondsOfFraction(groups.fraction ?? '')
  return groups.sign === '-' ? -time : time
}

/** `5` after the point is half a second: 500000000. Digits after the ninth are dropped. */
export const nanosecondsOfFraction = (digits: string): number => Number(digits.padEnd(9, '0').slice(0, 9))
