import type { VerbTable } from '../values/verb-table.ts'
import { fbyVerbs } from './groups/fby.ts'
import { ungroupVerbs } from './groups/ungroup.ts'
import { groupTableVerbs } from './groups/xgroup.ts'
import { asOfJoins } from './joins/as-of-join.ts'
import { asofVerbs } from './joins/asof.ts'
import { equiJoins } from './joins/equi-join.ts'
import { innerJoins } from './joins/inner-join.ts'
import { leftJoins } from './joins/left-join.ts'
import { plusJoins } from './joins/plus-join.ts'
import { unionJoins } from './joins/union-join.ts'

/** All verbs that query, group or join tables. */
export const queryVerbs: VerbTable = {
  ...fbyVerbs,
  ...groupTableVerbs,
  ...ungroupVerbs,
  ...leftJoins,
  ...innerJoins,
  ...equiJoins,
  ...unionJoins,
  ...plusJoins,
  ...asOfJoins,
  ...asofVerbs,
}
