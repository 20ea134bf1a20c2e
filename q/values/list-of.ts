import { collapse } from './items.ts'
import type { Value } from './value.ts'

/** The values of a dictionary; other values as they are. */
export const valuesOf = (value: Value): Value => (value.kind === 'dictionary' ? value.values : value)

/** An atom as a list of one item; other values as they are. */
export const listOf = (value: Value): Value => (value.kind === 'atom' ? collapse([value]) : value)
