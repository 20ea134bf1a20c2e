import { signal } from '../values/errors.ts'
import { isNullItem } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'

/** Whether the value is an atom of a whole number: a boolean, byte, short, int or long. */
export const isWholeNumber = (value: Value) => value.kind === 'atom' && isWholeType(value.type)

/** Whether the value is a vector of whole numbers. */
export const isWholeNumbers = (value: Value) => value.kind === 'vector' && isWholeType(value.type)

const isWholeType = (type: number) => type >= Type.boolean && type <= Type.long && type !== Type.guid

/** The number of a whole atom, NaN for null; signals `type` for other values. */
export function wholeNumber(value: Value): number {
  if (value.kind !== 'atom' || !isWholeType(value.type)) return signal('type')
  return isNullItem(value.type, value.item) ? Number.NaN : Number(value.item)
}

/** The numbers of a whole vector, NaN for nulls; signals `type` for other values. */
export function wholeNumbers(value: Value): number[] {
  if (value.kind !== 'vector' || !isWholeType(value.type)) return signal('type')
  return Array.from(value.data, item => (isNullItem(value.type, item) ? Number.NaN : Number(item)))
}
