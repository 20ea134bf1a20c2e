import type { Value } from '../values/value.ts'
export const matrixMultiply = (x: Value, _: Value): Value => x
