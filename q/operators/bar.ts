import { emptyList } from '../values/construct.ts'
import { itemsAt } from '../values/items-at.ts'
import type { Value, VerbFacts } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { max } from '../verbs/aggregates/aggregates.ts'
import { greater } from '../verbs/arithmetic/min-max.ts'
import { maxs } from '../verbs/running/running.ts'

const sharedFacts: VerbFacts = {
  isAtomic: true,
  reduce: max,
  scan: maxs,
  /** The least item of a vector's type, `-0W` for other lists. */
  identity: (list: Value) => max(list.kind === 'vector' ? itemsAt(list, []) : emptyList),
}

/** The operator `|` and its keyword: `|/` of a vector is `max`, `|\` is `maxs`. */
export const barVerb: VerbTable = {
  '|': binary(greater, {
    shape: 'x|y',
    help: 'the larger of two values; of booleans, whether one is true',
    examples: [
      ['4|1 9', '4 9'],
      ['3|0N', '3'],
      ['(1b;0x02)|0x01', '0x0102'],
    ],
    ...sharedFacts,
    code: 6,
  }),
  or: binary(greater, {
    shape: 'x or y',
    help: 'the larger of two values; of booleans, whether one is true',
    examples: [
      ['1100b or 1010b', '1110b'],
      ['2 or 1 2 3', '2 2 3'],
    ],
    ...sharedFacts,
    isInfix: true,
  }),
}
