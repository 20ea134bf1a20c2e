import { binary, type VerbTable } from '../values/verb.ts'
import { prd } from '../verbs/aggregates/aggregates.ts'
import { multiply, neutralItem } from '../verbs/arithmetic/arithmetic.ts'
import { prds } from '../verbs/running/running.ts'

/** The operator `*`: folded over a vector it is `prd`, scanned `prds`. */
export const starVerb: VerbTable = {
  '*': binary(multiply, {
    shape: 'x*y',
    help: 'multiplies',
    examples: [
      ['3*1.5 2', '4.5 6'],
      ['10:00*2', '20:00'],
      ['([]a:1 2;b:3 4)*10', 'a  b \n-----\n10 30\n20 40'],
    ],
    code: 3,
    isAtomic: true,
    reduce: prd,
    scan: prds,
    identity: neutralItem(1),
  }),
}
