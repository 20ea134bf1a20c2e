import type { Value, VerbFacts } from './value.ts'

/** Verbs by their q names. Each family of verbs exports one; `session/all-verbs.ts` joins them. */
export type VerbTable = Readonly<Record<string, Verb>>

/** All that is known of one operator, keyword or function of a namespace. What depends on verbs is derived from this. */
export interface Verb extends VerbFacts {
  minRank: number
  maxRank: number
  run: (...args: Value[]) => Value
}

/** The facts of a verb; none for other values. */
export const factsOf = (f: Value): VerbFacts => (f.kind === 'primitive' ? f.facts : {})

/** A keyword or operator of one argument. */
export const unary = (run: (x: Value) => Value, facts?: VerbFacts): Verb => ({
  minRank: 1,
  maxRank: 1,
  run: run as Verb['run'],
  ...facts,
})

/** A keyword or operator of two arguments. */
export const binary = (run: (x: Value, y: Value) => Value, facts?: VerbFacts): Verb => ({
  minRank: 2,
  maxRank: 2,
  run: run as Verb['run'],
  ...facts,
})

/** One that takes `minRank` to `maxRank` arguments, such as `@` with 2 to 4. */
export const variadic = (
  minRank: number,
  maxRank: number,
  run: (...args: Value[]) => Value,
  facts?: VerbFacts,
): Verb => ({ minRank, maxRank, run, ...facts })
