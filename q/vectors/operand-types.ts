import { isCalendarType, isTimeOfDay } from '../temporal/calendar.ts'
import { signal } from '../values/errors.ts'
import { isNumeric, isTemporal, Type } from '../values/types.ts'

/**
 * The type of a sum or difference: int for 1b+1b, date for a date and an int, timestamp for a date and a time, timespan
 * for two timestamps. Signals `type` for pairs without a sum, such as a month and a time.
 */
export function typeOfSum(x: number, y: number): number {
  if (!isTemporal(x) || !isTemporal(y)) return typeOfProduct(x, y)
  if (isTimeOfDay(x) && isTimeOfDay(y)) return finerTimeOfDay(x, y)
  if (isCalendarType(x) && isCalendarType(y)) return typeOfSpan(x, y)
  const calendar = isTimeOfDay(x) ? y : x
  if (calendar === Type.month) signal('type')
  return calendar === Type.datetime ? Type.datetime : Type.timestamp
}

/** The type of the difference of two points in time. */
function typeOfSpan(x: number, y: number): number {
  if (x !== y) return isInDays(x) && isInDays(y) ? Type.timespan : signal('type')
  if (x === Type.timestamp) return Type.timespan
  return x === Type.datetime ? Type.float : Type.int
}

/** The type of a product. One factor may be temporal and gives the type, unless the other is a float. */
export function typeOfProduct(x: number, y: number): number {
  if (isTemporal(x)) return isTemporal(y) ? signal('type') : typeOfScaled(x, y)
  if (isTemporal(y)) return typeOfScaled(y, x)
  const [lower, higher] = x < y ? [x, y] : [y, x]
  if (!isNumeric(lower)) signal('type')
  if (higher === Type.char) return lower === Type.float ? Type.float : signal('type')
  return isNumeric(higher) ? Math.max(higher, Type.int) : signal('type')
}

/** The type of a quotient, which is always float; signals `type` for operands that cannot be divided. */
export function typeOfQuotient(x: number, y: number): number {
  return isNumericCharOrTemporal(x) && isNumericCharOrTemporal(y) ? Type.float : signal('type')
}

/** Whether items are kept as numbers to calculate with: all types except guids, symbols and enumerations. */
export const isNumericCharOrTemporal = (type: number): boolean =>
  isNumeric(type) || type === Type.char || isTemporal(type)

const isInDays = (type: number) => type === Type.timestamp || type === Type.date

function typeOfScaled(temporal: number, number: number): number {
  if (!isNumericCharOrTemporal(number)) signal('type')
  if (number !== Type.float) return temporal
  return temporal === Type.date || temporal === Type.datetime ? Type.datetime : Type.float
}

/** The type with the finer unit; the numbers of minute, second and time ascend, but timespan comes before them. */
const finerTimeOfDay = (x: number, y: number) =>
  x === Type.timespan || y === Type.timespan ? Type.timespan : Math.max(x, y)

/**
 * The type that items of two temporal types are converted to before comparison: minute for a timestamp and a minute,
 * date for a month and a date, timespan for a timespan and a minute. Signals `type` for pairs such as a date and a
 * time.
 */
export function comparedType(x: number, y: number): number {
  if (x === y) return x
  if (isTimeOfDay(x) && isTimeOfDay(y)) return finerTimeOfDay(x, y)
  if (isCalendarType(x) && isCalendarType(y)) return comparedDay(x, y)
  const [calendar, time] = isTimeOfDay(x) ? [y, x] : [x, y]
  return calendar === Type.timestamp || calendar === Type.datetime ? time : signal('type')
}

/** The type of `x|y` and `x&y`: the higher type number, such as int for a byte and an int. */
export function typeOfGreater(x: number, y: number): number {
  if (isTemporal(x) && isTemporal(y)) return comparedType(x, y)
  if (!isNumericCharOrTemporal(x) || !isNumericCharOrTemporal(y)) signal('type')
  return Math.max(x, y)
}

function comparedDay(x: number, y: number): number {
  if (x === Type.timestamp || y === Type.timestamp) return Type.timestamp
  if (x === Type.datetime || y === Type.datetime)
    return x === Type.month || y === Type.month ? signal('type') : Type.datetime
  return Type.date
}
