import { signal } from '../values/errors.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'

/** Whether the value is a boolean, byte, short, int or long. */
export const isWholeNumber = (value: Value) => value.kind === 'atom' && isWholeType(value.type)

/** Whether the value is a list of such numbers. */
export const isWholeNumbers = (value: Value) => value.kind === 'vector' && isWholeType(value.type)

const isWholeType = (type: number) => type >= Type.boolean && type <= Type.long && type !== Type.guid

/** The number of a whole atom, NaN for null; signals `type` for anything else. */
export function wholeNumber(value: Value): number {
  if (value.kind !== 'atom' || !isWholeType(value.type)) return signal('type')
  const number = Number(value.item)
  return (value.type === Type.int && number === -2147483648) || (value.type === Type.short && number === -32768)
    ? Number.NaN
    : number
}

/** The numbers of a whole vector, NaN for nulls. */
export function wholeNumbers(value: Value): number[] {
  if (value.kind !== 'vector' || !isWholeType(value.type)) return signal('type')
  const nullItem = value.type === Type.int ? -2147483648 : value.type === Type.short ? -32768 : Number.NaN
  return Array.from(value.data, item => (item === nullItem ? Number.NaN : Number(item)))
}
