import { Type } from '../values/types.ts'
import type { Item } from '../values/value.ts'
import { nanosecondsPerDay, nanosecondsPerSecond, nanosecondsPerUnit } from './calendar.ts'
import { dayOfDate } from './parse-temporal.ts'

const zero = 48
const colon = 58
const point = 46
const letterD = 68
const dateLength = 10
const clockLength = 8

/**
 * What bytes say in a temporal type, if they are laid out as files usually have it: `2024-05-17`, `09:30:00.5`,
 * `0D09:30:00.000000001`, `2024.05.17D09:30:00`. Undefined for all else, which takes several times as long to read.
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

/** `2024.05.17`, with any signs between the parts that dates may have. */
function parseDay(bytes: Uint8Array, start: number): number | undefined {
  if (bytes[start + 4] !== bytes[start + 7] || !'-./'.includes(String.fromCharCode(bytes[start + 4] as number)))
    return undefined
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2)
  const day = dayOfDate(year, twoDigits(bytes, start + 5), twoDigits(bytes, start + 8))
  return Number.isNaN(day) ? undefined : day
}

/** A date, a letter or blank and a time of day, in the years that nanoseconds surely reach. */
function parsePoint(bytes: Uint8Array, start: number, end: number): bigint | undefined {
  if (end - start <= dateLength || !'DT '.includes(String.fromCharCode(bytes[start + dateLength] as number)))
    return undefined
  if (bytes[start + dateLength + 3] !== colon) return undefined
  const day = parseDay(bytes, start)
  const time = parseClock(bytes, start + dateLength + 1, end)
  if (day === undefined || time === undefined || Math.abs(day) > 100_000 || time >= nanosecondsPerDay) return undefined
  return BigInt(day) * BigInt(nanosecondsPerDay) + BigInt(time)
}

/** `09:30:00`, with up to nine digits after a point and up to two digits of days before a `D`, in nanoseconds. */
function parseClock(bytes: Uint8Array, start: number, end: number): number | undefined {
  const mark = bytes[start + 1] === letterD ? start + 1 : bytes[start + 2] === letterD ? start + 2 : start - 1
  const days = mark < start ? 0 : parseDigits(bytes, start, mark)
  const index = mark + 1
  const stop = index + clockLength
  if (stop > end || bytes[index + 2] !== colon || bytes[index + 5] !== colon) return undefined
  if (stop < end && (bytes[stop] !== point || end - stop > 10)) return undefined
  const minutes = twoDigits(bytes, index + 3)
  const seconds = twoDigits(bytes, index + 6)
  const fraction = stop < end ? parseDigits(bytes, stop + 1, end) * 10 ** (10 - (end - stop)) : 0
  const time = ((days * 24 + twoDigits(bytes, index)) * 60 + minutes) * 60 + seconds
  const nanoseconds = time * nanosecondsPerSecond + fraction
  return minutes > 59 || seconds > 59 || Number.isNaN(nanoseconds) ? undefined : nanoseconds
}

const twoDigits = (bytes: Uint8Array, index: number): number => parseDigits(bytes, index, index + 2)

/** NaN if one of the bytes is no digit. */
function parseDigits(bytes: Uint8Array, start: number, end: number): number {
  let number = 0
  for (let i = start; i < end; i++) {
    const digit = (bytes[i] as number) - zero
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN
  }
  return number
}
