import { signal } from '../values/errors.ts'
import { type VerbTable, variadic } from '../values/verb.ts'

const missing = () => signal('nyi')

/**
 * Functions of `.Q` that are missing here. Each writes out its help, which the bundles that readers fetch leave out only there.
 */
export const missingNames: VerbTable = {
  '.Q.prf0': variadic(1, 1, missing, {
    shape: '.Q.prf0 pid',
    help: 'the call stack of another process; missing here',
    examples: [['.Q.prf0[0]', "'nyi\n  [0]  .Q.prf0[0]\n       ^"]],
  }),
}
