import { Primitive, type Value } from './value.ts'

/** The generic null `::`, which is also the identity function. */
export const nil = new Primitive('::', 101, 1, 1, value => value)

/** Whether the value is `::`. */
export const isNil = (value: Value) => value === nil
