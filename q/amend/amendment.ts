import { signal } from '../values/q-error.ts'
import type { Value } from '../values/value.ts'

/** Gives the new item for an old one; `by` is the value on the right, or the part of it that belongs to this place. */
export type Change = (old: Value, by: Value) => Value

/** The places of one level that an amend changes, and what each is given. */
export interface Amendment {
  /** Where the items are; -1 for a key or column that does not exist yet. */
  places: readonly number[]
  /** The indexes as they were given, one for each place. */
  keys: readonly Value[]
  change: Change
  /** The part of the value on the right for the place of this number. */
  part: (i: number) => Value
}

/** The place itself if it lies in a list of this length; signals `length` otherwise. */
export const requirePlace = (place: number | undefined, length: number): number =>
  place !== undefined && place >= 0 && place < length ? place : signal('length')
