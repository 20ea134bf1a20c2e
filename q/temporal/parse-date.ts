import { civilFromDays, daysFromCivil } from './calendar.ts'

/** What comes first in `01/02/2020`: the month (`\z 0`) or the day (`\z 1`). */
export type DateOrder = 'month first' | 'day first'

/**
 * The day, since 2000.01.01, that a text names; NaN if none. Reads `2020-01-31`, `20200131`, `200131`, `31Jan2020`,
 * `31-Jan-20`, `Jan-31-2020` and `01/31/2020`, whatever sign stands between the parts.
 */
export function parseDate(text: string, order: DateOrder = 'month first'): number {
  const parts = text.trim().match(/\d+|[A-Za-z]+/g) ?? []
  if (text.replace(/\d+|[A-Za-z]+|[-./, ]/g, '')) return Number.NaN
  if (parts.length === 1) return parseDigits(parts[0] as string)
  if (parts.length !== 3) return Number.NaN
  return dayOfParts(parts as [string, string, string], order)
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

/** Two digits are a year from 1950 to 2049. */
function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits)
  if (digits.length !== 2) return Number.NaN
  const year = Number(digits)
  return year < 50 ? 2000 + year : 1900 + year
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `02`, `Feb` and `February` are 2. */
const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1

/** NaN for days that no calendar has, such as 30 February. */
export function dayOfDate(year: number, month: number, day: number): number {
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return Number.NaN
  const days = daysFromCivil(year, month, day)
  return civilFromDays(days).day === day ? days : Number.NaN
}

/** The month, since 2000.01, of `2020-01`, `2020.01m`, `202001` or `2001` (January 2020); NaN if none. */
export function parseMonth(text: string): number {
  const parts = /^(\d{4})\D?(\d{2})m?$/.exec(text.trim()) ?? /^(\d{2})(\d{2})m?$/.exec(text.trim())
  if (!parts) return Number.NaN
  const [, year, month] = parts as unknown as [string, string, string]
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return isMonth ? (fullYear(year) - 2000) * 12 + Number(month) - 1 : Number.NaN
}
