import { binary, type VerbTable } from '../values/verb.ts'
import { subtract } from '../verbs/arithmetic/arithmetic.ts'
import { deltas } from '../verbs/running/neighbours.ts'

/** The operator `-`: `-':` is `deltas`. */
export const minusVerb: VerbTable = {
  '-': binary(subtract, {
    shape: 'x-y',
    help: 'subtracts y from x',
    examples: [
      ['5-1 2 3', '4 3 2'],
      ['2024.03.01-2024.02.01', '29i'],
      ['5-0N', '0N'],
    ],
    code: 2,
    isAtomic: true,
    combineNeighbours: deltas,
  }),
}
