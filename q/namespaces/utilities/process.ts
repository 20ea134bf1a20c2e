import { currentSession } from '../../evaluate/current-session.ts'
import { long, longs, symbols } from '../../values/construct.ts'
import { Dictionary } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'

const memoryNames = symbols(['used', 'heap', 'peak', 'wmax', 'mmap', 'mphy', 'syms', 'symw'])

/** Functions of `.Q` for the memory of the process. */
export const processVerbs: VerbTable = {
  '.Q.gc': unary(() => long(currentSession().collectGarbage())),
  '.Q.w': unary(() => new Dictionary(memoryNames, longs(currentSession().readMemory()))),
}
