import type { RowGroups } from './indices.ts'
import type { Value } from './value.ts'

/** Verbs by their q names. Each family of verbs exports one; `session/all-verbs.ts` joins them. */
export type VerbTable = Readonly<Record<string, Verb>>

/** All that is known of one operator, keyword or function of a namespace. What depends on verbs is derived from this. */
export interface Verb extends VerbFacts {
  minRank: number
  maxRank: number
  run: (...args: Value[]) => Value
}

export interface VerbFacts extends Partial<VerbHelp> {
  /** For a keyword that stands between its arguments, as in `x in y`. Operators always do. */
  isInfix?: true
  /** Works item by item, so that it may get all rows of a table in place of those of one group. */
  isAtomic?: true
  /** Computes the results of all groups in one pass over the rows; undefined for data that only `run` handles. */
  overGroups?: GroupKernel
  /** Makes one item of a list: in a query of a partitioned table it gets the rows of all partitions, or signals `part`. */
  overPartitions?: 'together' | 'refused'
  /** Its number in serialized form, among the verbs of its rank. */
  code?: number
}

/** What the help of the console, the tests and the reference show. A build leaves it out of what readers fetch. */
export interface VerbHelp {
  /** How it is written: `x in y`. */
  shape: string
  /** What it does, in one line that completes "It ...": `tells for each item of x whether it is in y`. */
  help: string
  /** Inputs of a console with all that it prints for them. */
  examples: readonly (readonly [input: string, output: string])[]
}

/** The result of an aggregate for each group, given the columns that it is applied to. */
export type GroupKernel = (groups: RowGroups, x: Value, y?: Value) => Value | undefined

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
