import { isCalendarType, isTimeOfDay } from '../../temporal/units.ts'
import { signal } from '../../values/q-error.ts'
import { isNumeric, isTemporal, Type } from '../../values/types.ts'

/**
 * The type of a sum or difference: int for 1b+1b, date for a date and an int, timestamp for a date and a time, timespan
 * for two timestamps. Signals `type` for pairs that make no sense, such as a month and a time.
 */
export function typeOfSum(x: number, y: number): number {
  if (!isTemporal(x) || !isTemporal(y)) return typeOfProduct(x, y)
  if (isTimeOfDay(x) && isTimeOfDay(y)) return finerTimeOfDay(x, y)
  if (isCalendarType(x) && isCalendarType(y)) return typeOfSpan(x, y)
  const calendar = isTimeOfDay(x) ? y : x
  if (calendar === Type.month) signal('type')
  return calendar === Type.datetime ? Type.datetime : Type.timestamp
}

/** The type of what lies between two points in time. */
function typeOfSpan(x: number, y: number): number {
  if (x !== y) return isInDays(x) && isInDays(y) ? Type.timespan : signal('type')
  if (x === Type.timestamp) return Type.timespan
  return x === Type.datetime ? Type.float : Type.int
}

/** The type of a product: one of the two may be temporal, and it gives the type unless the other is a float. */
export function typeOfProduct(x: number, y: number): number {
  if (isTemporal(x)) return isTemporal(y) ? signal('type') : typeOfScaled(x, y)
  if (isTemporal(y)) return typeOfScaled(y, x)
  const [lower, higher] = x < y ? [x, y] : [y, x]
  if (!isNumeric(lower)) signal('type')
  if (higher === Type.char) return lower === Type.float ? Type.float : signal('type')
  return isNumeric(higher) ? Math.max(higher, Type.int) : signal('type')
}

/** Floats are what quotients are, whatever is divided. */
export function typeOfQuotient(x: number, y: number): number {
  return isNumericCharOrTemporal(x) && isNumericCharOrTemporal(y) ? Type.float : signal('type')
}

/** Whether the underlying value of items is a number to compute with: all types but guids, symbols, enumerations. */
export const isNumericCharOrTemporal = (type: number): boolean =>
  isNumeric(type) || type === Type.char || isTemporal(type)

const isInDays = (type: number) => type === Type.timestamp || type === Type.date

function typeOfScaled(temporal: number, number: number): number {
  if (!isNumericCharOrTemporal(number)) signal('type')
  if (number !== Type.float) return temporal
  return temporal === Type.date || temporal === Type.datetime ? Type.datetime : Type.float
}

const finerTimeOfDay = (x: number, y: number) =>
  x === Type.timespan || y === Type.timespan ? Type.timespan : Math.max(x, y)
