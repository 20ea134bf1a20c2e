import { boolean } from '../values/construct.ts'
import { matches } from '../values/match.ts'
import { binary, type VerbTable } from '../values/verb.ts'

/** The operator `~`. Unlike `=`, it compares values of any kind as a whole. */
export const tildeVerb: VerbTable = {
  '~': binary((x, y) => boolean(matches(x, y)), {
    shape: 'x~y',
    help: 'tells with one boolean whether x and y are the same in type and content',
    examples: [
      ['1 2~1 2', '1b'],
      ['1~1f', '0b'],
      ['(1;`a)~(1;`a)', '1b'],
    ],
    code: 15,
  }),
}
