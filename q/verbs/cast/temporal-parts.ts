import { isPartName } from '../../temporal/parts.ts'
import { isTemporal, typeOfName } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { castTo, castToPart } from './cast.ts'

/**
 * What `x.name` gives for temporal values: a part such as `year` or `hh`, or the value as another temporal type, such
 * as `date` or `minute`. Undefined for other values and names.
 */
export function temporalPart(value: Value, name: string): Value | undefined {
  if ((value.kind !== 'atom' && value.kind !== 'vector') || !isTemporal(value.type)) return undefined
  if (isPartName(name)) return castToPart(name, value)
  const type = typeOfName(name)
  return type !== undefined && isTemporal(type) ? castTo(type, value) : undefined
}
