import { binary, type VerbTable } from '../values/verb.ts'
import { atMost } from '../verbs/arithmetic/comparison.ts'

/** The operator `<=`. It has no code of its own: in k it is `~>`. */
export const atMostVerb: VerbTable = {
  '<=': binary(atMost, {
    shape: 'x<=y',
    help: 'tells item by item whether x is at most y',
    examples: [
      ['2<=1 2 3', '011b'],
      ['0N<=0N 1', '11b'],
      ['1 2<=1 2 3', "'length\n  [0]  1 2<=1 2 3\n          ^"],
    ],
    isAtomic: true,
    kForm: '~>',
  }),
}
