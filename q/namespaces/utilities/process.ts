import { long, longs, symbols } from '../../values/construct.ts'
import { Dictionary } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'

/** Functions of `.Q` for the memory of the process. The engine manages memory, so the figures stand still. */
export const processVerbs: VerbTable = { '.Q.gc': unary(() => long(0)), '.Q.w': unary(() => new Dictionary(...memory)) }

const memory = [
  symbols(['used', 'heap', 'peak', 'wmax', 'mmap', 'mphy', 'syms', 'symw']),
  longs([360_000, 67_108_864, 67_108_864, 0, 0, 8_589_934_592, 700, 38_000]),
] as const
