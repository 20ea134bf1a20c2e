import { signal } from '../values/errors.ts'
import { type VerbTable, variadic } from '../values/verb.ts'

/** Functions of `.Q` that are missing here, since they need other hosts or processes of the computer. */
export const missingNames: VerbTable = {
  '.Q.dsftg': missing(5, '.Q.dsftg[d;s;f;t;g]', 'loads binary records into a table on disk; missing here'),
  '.Q.hg': missing(1, '.Q.hg url', 'the text at an address on the web; missing here'),
  '.Q.hp': missing(3, '.Q.hp[url;type;text]', 'sends a text to an address on the web; missing here'),
  '.Q.prf0': missing(1, '.Q.prf0 pid', 'the call stack of another process; missing here'),
}

function missing(rank: number, shape: string, help: string) {
  const name = shape.replace(/[[ ].*/, '')
  const input = `${name}[${'0;'.repeat(rank - 1)}0]`
  return variadic(rank, rank, () => signal('nyi'), {
    shape,
    help,
    examples: [[input, `'nyi\n  [0]  ${input}\n       ^`]],
  })
}
