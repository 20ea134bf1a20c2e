import { binary, type VerbTable } from '../values/verb.ts'
import { sum } from '../verbs/aggregates/aggregates.ts'
import { add, neutralItem } from '../verbs/arithmetic/arithmetic.ts'
import { sums } from '../verbs/running/running.ts'

/** The operator `+`: `+/` of a vector is `sum`, `+\` is `sums`. */
export const plusVerb: VerbTable = {
  '+': binary(add, {
    shape: 'x+y',
    help: 'adds; an atom goes with every item of a list',
    examples: [
      ['1 2+10 20', '11 22'],
      ['2024.01.01+31', '2024.02.01'],
      ['(`a`b!1 2)+`b`c!10 20', 'a| 1\nb| 12\nc| 20'],
      ['1 2+1 2 3', "'length\n  [0]  1 2+1 2 3\n          ^"],
    ],
    code: 1,
    isAtomic: true,
    reduce: sum,
    scan: sums,
    identity: neutralItem(0),
  }),
}
