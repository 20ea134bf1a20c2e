import { Type } from '../values/types.ts'
import type { Item } from '../values/value.ts'
import { dayOfDate, nanosecondsPerDay, nanosecondsPerSecond, nanosecondsPerUnit } from './calendar.ts'

const zero = 48
const colon = 58
const point = 46
const letterD = 68
const dateLength = 10
const clockLength = 8

/**
 * Parses a temporal item from bytes in the layouts that are usual in files: `2024-05-17`, `09:30:00.5`,
 * `0D09:30:00.000000001`, `2024.05.17D09:30:00`. Undefined for other text, for which `parse-temporal.ts` takes several
 * times as long.
 */
export function parseUsualLayout(type: number, bytes: Uint8Array, start: number, end: number): Item | undefined {
  switch (type) {
    case Type.date:
      return end - start === dateLength ? parseDay(bytes, start) : undefined
    case Type.timestamp:
      return parsePoint(bytes, start, end)
    case Type.timespan:
    case Type.minute:
    case Type.second:
    case Type.time: {
      const nanoseconds = parseClock(bytes, start, end)
      return nanoseconds === undefined ? undefined : Math.floor(nanoseconds / nanosecondsPerUnit(type))
    }
    default:
      return undefined
  }
}

/** `2024.05.17`, or with dashes or slashes between the parts. */
function parseDay(bytes: Uint8Array, start: number): number | undefined {
  if (bytes[start + 4] !== bytes[start + 7] || !'-./'.includes(String.fromCharCode(bytes[start + 4] ?? 0)))
    return undefined
  const year = parseTwoDigits(bytes, start) * 100 + parseTwoDigits(bytes, start + 2)
  const day = dayOfDate(year, parseTwoDigits(bytes, start + 5), parseTwoDigits(bytes, start + 8))
  return Number.isNaN(day) ? undefined : day
}

/** A date, a letter or blank and a time of day, in years that are within the range of timestamps. */
function parsePoint(bytes: Uint8Array, start: number, end: number): bigint | undefined {
  if (end - start <= dateLength || !'DT '.includes(String.fromCharCode(bytes[start + dateLength] ?? 0)))
    return undefined
  if (bytes[start + dateLength + 3] !== colon) return undefined
  const day = parseDay(bytes, start)
  const time = parseClock(bytes, start + dateLength + 1, end)
  if (day === undefined || time === undefined || Math.abs(day) > 100_000 || time >= nanosecondsPerDay) return undefined
  return BigInt(day) * BigInt(nanosecondsPerDay) + BigInt(time)
}

/** `09:30:00`, with up to nine digits after a point and up to two digits of days before a `D`, in nanoseconds. */
function parseClock(bytes: Uint8Array, start: number, end: number): number | undefined {
  const dayMark = bytes[start + 1] === letterD ? start + 1 : bytes[start + 2] === letterD ? start + 2 : start - 1
  const days = dayMark < start ? 0 : parseDigits(bytes, start, dayMark)
  const clock = dayMark + 1
  const stop = clock + clockLength
  if (stop > end || bytes[clock + 2] !== colon || bytes[clock + 5] !== colon) return undefined
  if (stop < end && (bytes[stop] !== point || end - stop > 10)) return undefined
  const minutes = parseTwoDigits(bytes, clock + 3)
  const seconds = parseTwoDigits(bytes, clock + 6)
  const fraction = stop < end ? parseDigits(bytes, stop + 1, end) * 10 ** (10 - (end - stop)) : 0
  const time = ((days * 24 + parseTwoDigits(bytes, clock)) * 60 + minutes) * 60 + seconds
  const nanoseconds = time * nanosecondsPerSecond + fraction
  return minutes > 59 || seconds > 59 || Number.isNaN(nanoseconds) ? undefined : nanoseconds
}

const parseTwoDigits = (bytes: Uint8Array, offset: number): number => parseDigits(bytes, offset, offset + 2)

/** NaN if one of the bytes is not a digit. */
function parseDigits(bytes: Uint8Array, start: number, end: number): number {
  let number = 0
  for (let i = start; i < end; i++) {
    const digit = (bytes[i] as number) - zero
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN
  }
  return number
}
