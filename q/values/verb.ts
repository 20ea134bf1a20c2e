import type { Value } from './value.ts'

/** Verbs by their q names. Each family of verbs exports one; `session/all-verbs.ts` joins them. */
export type VerbTable = Readonly<Record<string, VerbEntry>>

export interface VerbEntry {
  minRank: number
  maxRank: number
  run: (...args: Value[]) => Value
}

/** A keyword or operator of one argument. */
export const unary = (run: (x: Value) => Value): VerbEntry => ({ minRank: 1, maxRank: 1, run: run as VerbEntry['run'] })

/** A keyword or operator of two arguments. */
export const binary = (run: (x: Value, y: Value) => Value): VerbEntry => ({
  minRank: 2,
  maxRank: 2,
  run: run as VerbEntry['run'],
})

/** One that takes `minRank` to `maxRank` arguments, such as `@` with 2 to 4. */
export const variadic = (minRank: number, maxRank: number, run: (...args: Value[]) => Value): VerbEntry => ({
  minRank,
  maxRank,
  run,
})
