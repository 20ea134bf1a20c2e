import { binary, type VerbTable } from '../values/verb.ts'
import { notEqual } from '../verbs/arithmetic/comparison.ts'

/** The operator `<>`. It has no code of its own: in k it is `~=`. */
export const notEqualVerb: VerbTable = {
  '<>': binary(notEqual, {
    shape: 'x<>y',
    help: 'tells item by item whether two values differ',
    examples: [
      ['2<>1 2 3', '101b'],
      ['`a`b<>`a', '01b'],
      ['2024.01.01<>2024.01.01D12', '1b'],
    ],
    isAtomic: true,
    kForm: '~=',
  }),
}
