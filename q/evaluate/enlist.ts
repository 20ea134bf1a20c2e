import { collapse } from '../values/items.ts'
import type { Value } from '../values/value.ts'

/** A list with one item: an atom becomes a vector, a dictionary with symbol keys a table, the rest a general list. */
export const enlist = (value: Value): Value => collapse([value])
