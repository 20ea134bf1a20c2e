import { emptyList } from '../values/construct.ts'
import { itemsAt } from '../values/items-at.ts'
import type { Value, VerbFacts } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { min } from '../verbs/aggregates/aggregates.ts'
import { lesser } from '../verbs/arithmetic/min-max.ts'
import { mins } from '../verbs/running/running.ts'

const sharedFacts: VerbFacts = {
  isAtomic: true,
  reduce: min,
  scan: mins,
  /** The greatest item of a vector's type, `0W` for other lists. */
  identity: (list: Value) => min(list.kind === 'vector' ? itemsAt(list, []) : emptyList),
}

/** The operator `&` and its keyword: `&/` of a vector is `min`, `&\` is `mins`. */
export const ampersandVerb: VerbTable = {
  '&': binary(lesser, {
    shape: 'x&y',
    help: 'the smaller of two values; of booleans, whether both are true',
    examples: [
      ['4&1 9', '1 4'],
      ['3&0N', '0N'],
      ['1&2.5', '1f'],
    ],
    ...sharedFacts,
    code: 5,
  }),
  and: binary(lesser, {
    shape: 'x and y',
    help: 'the smaller of two values; of booleans, whether both are true',
    examples: [
      ['1100b and 1010b', '1000b'],
      ['2 and 1 2 3', '1 2 2'],
    ],
    ...sharedFacts,
    isInfix: true,
  }),
}
