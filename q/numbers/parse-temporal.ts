import { civilFromDays, daysFromCivil } from '../temporal/calendar.ts'

const nanosOfDay = 86_400_000_000_000

/** `2000.01.02` as days since 2000.01.01; undefined if there is no such day. */
export function parseDate(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(text) ?? []
  if (!year || !month || !day || year === '0000') return undefined
  const days = daysFromCivil(Number(year), Number(month), Number(day))
  const civil = civilFromDays(days)
  return civil.month === Number(month) && civil.day === Number(day) ? days : undefined
}

/** `2001.03` as months since 2000.01. */
export function parseMonth(text: string): number | undefined {
  const [, year, month] = /^(\d{4})\.(\d\d)$/.exec(text) ?? []
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return undefined
  return (Number(year) - 2000) * 12 + Number(month) - 1
}

/**
 * A time of day or a duration as nanoseconds: `09`, `09:30`, `09:30:00`, `09:30:00.5`. Hours may exceed a day; minutes
 * and seconds stay below 60.
 */
export function parseClock(text: string): number | undefined {
  const [, hours, minutes = '0', seconds = '0', fraction = ''] =
    /^(\d+)(?::(\d\d)(?::(\d\d)(?:[.:](\d{0,9}))?)?)?$/.exec(text) ?? []
  if (!hours || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const nanos = Number(fraction.padEnd(9, '0'))
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1e9 + nanos
}

/** `1D12:00` or `12:00` as nanoseconds. */
export function parseTimespan(text: string): number | undefined {
  const parts = /^(\d+)D(.*)$/.exec(text)
  if (!parts) return parseClock(text)
  const clock = parts[2] ? parseClock(parts[2]) : 0
  return clock === undefined ? undefined : Number(parts[1]) * nanosOfDay + clock
}

/** `2000.01.01D12:00:00.123456789` as nanoseconds since 2000.01.01; what lies out of range is infinite. */
export function parseTimestamp(text: string): bigint | undefined {
  const [date, clock] = splitDateTime(text, 'D')
  if (date === undefined || clock === undefined) return undefined
  const nanos = BigInt(date) * BigInt(nanosOfDay) + BigInt(clock)
  const largest = 2n ** 63n - 1n
  if (nanos >= largest) return largest
  return nanos <= -largest ? -largest : nanos
}

/** `2000.01.01T12:00:00.000` as days since 2000.01.01 with a fraction. */
export function parseDatetime(text: string): number | undefined {
  const [date, clock] = splitDateTime(text, 'T')
  return date === undefined || clock === undefined ? undefined : date + clock / nanosOfDay
}

function splitDateTime(text: string, separator: string): [number | undefined, number | undefined] {
  const [date = '', clock = ''] = text.split(separator)
  return [parseDate(date), clock ? parseClock(clock) : 0]
}
