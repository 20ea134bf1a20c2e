import { binary, type VerbTable } from '../values/verb.ts'
import { divide } from '../verbs/arithmetic/arithmetic.ts'
import { ratios } from '../verbs/running/neighbours.ts'

/** The operator `%`: `%':` is `ratios`. */
export const percentVerb: VerbTable = {
  '%': binary(divide, {
    shape: 'x%y',
    help: 'divides; the result is a float',
    examples: [
      ['7 1%2 4', '3.5 0.25'],
      ['-1 0 1%0', '-0w 0n 0w'],
      ['5%0N', '0n'],
    ],
    code: 4,
    isAtomic: true,
    combineNeighbours: ratios,
  }),
}
