import type { Value } from '../values/value.ts'
import type { Code, Frame } from './scope.ts'

/** The values of the codes, the last computed first; undefined where one was left out. */
export function evaluateRightToLeft(codes: readonly (Code | undefined)[], frame: Frame): (Value | undefined)[] {
  const values = new Array<Value | undefined>(codes.length)
  for (let i = codes.length - 1; i >= 0; i--) values[i] = codes[i]?.(frame)
  return values
}
