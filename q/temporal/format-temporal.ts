import { Type } from '../values/types.ts'
import type { Item } from '../values/value.ts'
import {
  civilFromDays,
  daysFromCivil,
  millisecondsPerDay,
  nanosecondsPerDay,
  nanosecondsPerSecond,
} from './calendar.ts'

/** A finite temporal item without the letter of its type: `2024.05.17`, `12:30`. */
export function formatTemporal(type: number, item: Item): string {
  switch (type) {
    case Type.timestamp:
      return formatTimestamp(BigInt(item))
    case Type.month:
      return formatMonth(Number(item))
    case Type.date:
      return formatDate(Number(item))
    case Type.datetime:
      return formatDatetime(Number(item))
    case Type.timespan:
      return formatTimespan(item)
    case Type.minute:
      return formatSigned(Number(item), minutes => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`)
    case Type.second:
      return formatSigned(Number(item), formatSeconds)
    default:
      return formatSigned(Number(item), formatMilliseconds)
  }
}

/** Days since 2000.01.01 as `2024.05.17`; days outside the years 1 to 9999 as `0000.00.00`. */
function formatDate(days: number): string {
  if (days < firstDay || days > lastDay) return '0000.00.00'
  const { year, month, day } = civilFromDays(days)
  return `${String(year).padStart(4, '0')}.${twoDigits(month)}.${twoDigits(day)}`
}

const firstDay = daysFromCivil(1, 1, 1)
const lastDay = daysFromCivil(9999, 12, 31)

function formatMonth(months: number): string {
  const year = 2000 + Math.floor(months / 12)
  if (year < 0 || year > 9999) return '0000.00'
  return `${String(year).padStart(4, '0')}.${twoDigits(months - 12 * Math.floor(months / 12) + 1)}`
}

function formatDatetime(days: number): string {
  const milliseconds = Math.round(days * millisecondsPerDay)
  const day = Math.floor(milliseconds / millisecondsPerDay)
  if (day < firstDay || day > lastDay) return '0000.00.00T00:00:00.000'
  return `${formatDate(day)}T${formatMilliseconds(milliseconds - day * millisecondsPerDay)}`
}

function formatTimestamp(nanoseconds: bigint): string {
  const { day, time } = splitNanoseconds(nanoseconds)
  return `${formatDate(day)}D${formatNanoseconds(time)}`
}

function formatTimespan(item: Item): string {
  const { day, time } = splitNanoseconds(item < 0 ? -item : item)
  return `${item < 0 ? '-' : ''}${day}D${formatNanoseconds(time)}`
}

/** Whole days, rounded down, and the remainder. Bigints are divided as such, since a double would round them. */
function splitNanoseconds(nanoseconds: Item): { day: number; time: number } {
  if (typeof nanoseconds === 'number') {
    const day = Math.floor(nanoseconds / nanosecondsPerDay)
    return { day, time: Math.round(nanoseconds - day * nanosecondsPerDay) }
  }
  const time = Number(nanoseconds % BigInt(nanosecondsPerDay))
  const day = Number(nanoseconds / BigInt(nanosecondsPerDay))
  return time < 0 ? { day: day - 1, time: time + nanosecondsPerDay } : { day, time }
}

function formatNanoseconds(nanoseconds: number): string {
  const seconds = Math.floor(nanoseconds / nanosecondsPerSecond)
  return `${formatSeconds(seconds)}.${String(nanoseconds - seconds * nanosecondsPerSecond).padStart(9, '0')}`
}

const formatMilliseconds = (milliseconds: number) =>
  `${formatSeconds(Math.floor(milliseconds / 1000))}.${String(milliseconds % 1000).padStart(3, '0')}`

const formatSeconds = (seconds: number) =>
  `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`

const formatSigned = (amount: number, format: (magnitude: number) => string) =>
  amount < 0 ? `-${format(-amount)}` : format(amount)

const twoDigits = (number: number) => (number < 10 ? '0' : '') + number
