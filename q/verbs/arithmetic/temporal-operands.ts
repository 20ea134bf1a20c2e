import { convertTemporal } from '../../temporal/convert.ts'
import { isTimeOfDay, nanosecondsPerDay } from '../../temporal/units.ts'
import type { Simple } from '../../values/type-of.ts'
import { isTemporal, Type } from '../../values/types.ts'
import { dataOf } from './numeric-data.ts'
import { likeOperand } from './pair-result.ts'

/** An operand in the unit that a result of type `type` counts in: for a sum of times a minute becomes a timespan. */
export function inUnitOf(type: number, x: Simple): Simple {
  if (!isTemporal(x.type) || !isTemporal(type) || x.type === type) return x
  if (type === Type.datetime) return isTimeOfDay(x.type) ? inDays(x) : x
  if (isTimeOfDay(x.type)) return convertOperand(x, isTimeOfDay(type) ? type : Type.timespan)
  return convertOperand(x, Type.timestamp)
}

/** An atom or vector of one temporal type as another. */
export function convertOperand(x: Simple, type: number): Simple {
  if (x.type === type) return x
  return likeOperand(type, convertTemporal(dataOf(x), x.type, type), x)
}

/** A time of day as a part of a day: 06:00 gives 0.25. */
function inDays(x: Simple): Simple {
  const spans = dataOf(convertOperand(x, Type.timespan))
  const days = Float64Array.from({ length: spans.length }, (_, i) => Number(spans[i]) / nanosecondsPerDay)
  return likeOperand(Type.float, days, x)
}
