import type { Value } from '../values/value.ts'
export const temporalPart = (_: Value, __: string): Value | undefined => undefined
