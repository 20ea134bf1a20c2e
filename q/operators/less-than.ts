import { binary, type VerbTable } from '../values/verb.ts'
import { lessItems } from '../vectors/compare.ts'
import { extendComparison } from '../verbs/arithmetic/comparison.ts'

/** Null is less than any other value. */
const lessThan = extendComparison(lessItems, (a, b) => a < b)

/** The operator `<`. */
export const lessThanVerb: VerbTable = {
  '<': binary(lessThan, {
    shape: 'x<y',
    help: 'tells item by item whether x is less than y',
    examples: [
      ['2<1 2 3', '001b'],
      ['0N<-0W', '1b'],
      ['`b<`a`c', '01b'],
    ],
    code: 9,
    isAtomic: true,
  }),
}
