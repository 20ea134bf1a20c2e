import { signal } from '../values/errors.ts'
import { binary, type VerbTable } from '../values/verb.ts'

/** The operator `2:`, which loads C functions in kdb+. Here it parses, but signals `nyi` when it runs. */
export const twoColonVerbs: VerbTable = {
  '2:': binary(() => signal('nyi'), {
    shape: 'x 2: y',
    help: 'loads a function from a library of C, which this interpreter cannot',
    examples: [['parse"`f 2:`g"', '2:\n,`f\n,`g']],
    code: 22,
  }),
}
