import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'

/** `:` as a value, such as in `@[x;0;:;1]`: of two arguments it gives the second. */
export const assignOperator: VerbTable = { ':': variadic(1, 2, (x: Value, y: Value = x) => y) }
