import { signal } from './q-error.ts'

/** A vector of a million items takes 8 MB; a million values of their own take ten times as much. */
const valuesAllowed = 2 ** 21

/** The count, or the error `wsfull` if so many values of their own would not fit in the memory of a browser tab. */
export const requireRoom = (count: number): number => (count > valuesAllowed ? signal('wsfull') : count)

/** Refuses so many items: q has no list of 2^40 items or more, and a browser tab no memory for less. */
export const refuseCount = (count: number): never => signal(count >= 2 ** 40 ? 'limit' : 'wsfull')
