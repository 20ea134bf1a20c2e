import { binary, type VerbTable } from '../values/verb.ts'
import { lessItems } from '../vectors/compare.ts'
import { extendComparison } from '../verbs/arithmetic/comparison.ts'

/** Any value but null is greater than null. */
const greaterThan = extendComparison(
  (x, y) => lessItems(y, x),
  (a, b) => a > b,
)

/** The operator `>`. */
export const greaterThanVerb: VerbTable = {
  '>': binary(greaterThan, {
    shape: 'x>y',
    help: 'tells item by item whether x is greater than y',
    examples: [
      ['2>1 2 3', '100b'],
      ['09:30>09:00 10:00', '10b'],
      ['"b">"abc"', '100b'],
    ],
    code: 10,
    isAtomic: true,
  }),
}
