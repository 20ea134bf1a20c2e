import { infiniteInt, nullInt, Type } from '../values/types.ts'
import type { Data } from '../values/value.ts'
import { civilFromDays, nanosecondsPerHour, nanosecondsPerMinute, nanosecondsPerSecond } from './calendar.ts'
import { splitDayAndTime } from './convert.ts'

/** The parts of temporal values, as in `` `year$x``. They are ints, but a week is the date of its Monday. */
export type PartName = 'year' | 'mm' | 'dd' | 'week' | 'hh' | 'uu' | 'ss'

export const isPartName = (name: string): name is PartName =>
  Object.hasOwn(datePart, name) || Object.hasOwn(timePart, name)

/** The type of a part. */
export const partType = (name: PartName) => (name === 'week' ? Type.date : Type.int)

/** Whether values of the type have the part: dates have no hours, minutes no years, months no days. */
export function hasPart(type: number, part: PartName): boolean {
  const name = resolvePart(type, part)
  if (name in timePart) return type === Type.timestamp || type >= Type.datetime
  return type <= Type.datetime && (type !== Type.month || name === 'year' || name === 'mm')
}

/** The part of each item, such as the years of dates or the hours of timestamps. */
export function partOfItems(type: number, data: Data, part: PartName): Data {
  const name = resolvePart(type, part)
  const { days, times } = splitDayAndTime(type, data)
  const result = new Int32Array(days.length)
  const fromDay = datePart[name]
  const fromTime = timePart[name]
  // The hours of a timespan go beyond a day, those of a timestamp do not.
  const hoursPerDay = name === 'hh' && type === Type.timespan ? 24 : 0
  for (let i = 0; i < result.length; i++) {
    const day = days[i] as number
    if (!Number.isFinite(day)) result[i] = Number.isNaN(day) ? nullInt : day > 0 ? infiniteInt : -infiniteInt
    else result[i] = fromDay ? fromDay(day) : fromTime ? fromTime(times[i] as number) + day * hoursPerDay : 0
  }
  return result
}

/** In times without a date `mm` means the minutes, as in `hh:mm:ss`. */
const resolvePart = (type: number, part: PartName) => (part === 'mm' && type > Type.datetime ? 'uu' : part)

const datePart: Partial<Record<string, (days: number) => number>> = {
  year: days => civilFromDays(days).year,
  mm: days => civilFromDays(days).month,
  dd: days => civilFromDays(days).day,
  // 2000.01.01, day 0, was a Saturday, five days after the Monday of its week.
  week: days => days - modulo(days + 5, 7),
}

const timePart: Partial<Record<string, (nanoseconds: number) => number>> = {
  hh: time => Math.floor(time / nanosecondsPerHour),
  uu: time => modulo(Math.floor(time / nanosecondsPerMinute), 60),
  ss: time => modulo(Math.floor(time / nanosecondsPerSecond), 60),
}

const modulo = (x: number, y: number) => x - y * Math.floor(x / y)
