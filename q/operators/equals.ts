import { binary, type VerbTable } from '../values/verb.ts'
import { equalItems } from '../vectors/compare.ts'
import { extendComparison } from '../verbs/arithmetic/comparison.ts'

/** Floats are equal within a relative tolerance. */
const equals = extendComparison(equalItems, (a, b) => a === b)

/** The operator `=`. */
export const equalsVerb: VerbTable = {
  '=': binary(equals, {
    shape: 'x=y',
    help: 'tells item by item whether two values are equal',
    examples: [
      ['2=1 2 3', '010b'],
      ['1=1f', '1b'],
      ['"abc"="abd"', '110b'],
      ['0.3=0.1+0.2', '1b'],
    ],
    code: 8,
    isAtomic: true,
  }),
}
