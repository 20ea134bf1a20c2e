import { binary, type VerbTable } from '../values/verb.ts'
import { atLeast } from '../verbs/arithmetic/comparison.ts'

/** The operator `>=`. It has no code of its own: in k it is `~<`. */
export const atLeastVerb: VerbTable = {
  '>=': binary(atLeast, {
    shape: 'x>=y',
    help: 'tells item by item whether x is at least y',
    examples: [
      ['2>=1 2 3', '110b'],
      ['2024.02.01>=2024.01m', '1b'],
      ['(`a`b!1 5)>=3', 'a| 0\nb| 1'],
    ],
    isAtomic: true,
    kForm: '~<',
  }),
}
