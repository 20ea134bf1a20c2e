import { isCalendarType, isTimeOfDay } from '../../temporal/units.ts'
import { signal } from '../../values/q-error.ts'
import { isTemporal, Type } from '../../values/types.ts'

/**
 * The type that two temporal types are compared in: a timestamp and a minute as minutes, a month and a date as dates, a
 * timespan and a minute as timespans. Signals `type` if they have nothing to compare, such as a date and a time.
 */
export function comparedType(x: number, y: number): number {
  if (x === y) return x
  if (isTimeOfDay(x) && isTimeOfDay(y)) return finer(x, y)
  if (isCalendarType(x) && isCalendarType(y)) return comparedDay(x, y)
  const [calendar, time] = isTimeOfDay(x) ? [y, x] : [x, y]
  return calendar === Type.timestamp || calendar === Type.datetime ? time : signal('type')
}

/** The type of the greater or lesser of two items: the higher of the two, as bytes and ints are ints, chars rank above. */
export function typeOfGreater(x: number, y: number): number {
  if (isTemporal(x) && isTemporal(y)) return comparedType(x, y)
  if (!isComparedAsNumber(x) || !isComparedAsNumber(y)) signal('type')
  return Math.max(x, y)
}

/** Whether `&` and `|` take items of this type: all but guids, symbols and enumerations. */
export const isComparedAsNumber = (type: number): boolean =>
  type !== Type.guid && type !== Type.symbol && type < Type.enumeration

const finer = (x: number, y: number) => (x === Type.timespan || y === Type.timespan ? Type.timespan : Math.max(x, y))

function comparedDay(x: number, y: number): number {
  if (x === Type.timestamp || y === Type.timestamp) return Type.timestamp
  if (x === Type.datetime || y === Type.datetime)
    return x === Type.month || y === Type.month ? signal('type') : Type.datetime
  return Type.date
}
