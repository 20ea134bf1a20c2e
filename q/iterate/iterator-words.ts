import type { Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb-table.ts'
import { accumulate, scan } from './accumulate.ts'
import { each } from './each.ts'
import { eachPrior } from './each-prior.ts'

/** The keywords of iteration. `peach` is `each`: there is one thread. */
export const iteratorWords: VerbTable = {
  each: binary((f, x) => each(f, [x])),
  peach: binary((f, x) => each(f, [x])),
  over: variadic(2, 8, (f, ...args: Value[]) => accumulate(f as Value, args)),
  scan: variadic(2, 8, (f, ...args: Value[]) => scan(f as Value, args)),
  prior: binary((f, x) => eachPrior(f, [x])),
}
