import { isEmptyList } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { changeTable, findKeys, readKeyedTable } from './join-arguments.ts'
import { fillFromLeft, overlayColumns, takeRight } from './overlay-columns.ts'

/** `x lj y`: every row of x, with the columns of the row of the keyed table y that has its key. */
const leftJoin = (x: Value, y: Value): Value => joinLeft(x, y, takeRight)

/** `x ljf y`: as `lj`, but a null in y leaves what x has. */
const leftJoinFilled = (x: Value, y: Value): Value => joinLeft(x, y, fillFromLeft)

function joinLeft(x: Value, y: Value, choose: typeof takeRight): Value {
  if (isEmptyList(y)) return x
  const keyed = readKeyedTable(y)
  return changeTable(x, table => overlayColumns(table, keyed.values, findKeys(keyed, table), choose))
}

export const leftJoins: VerbTable = { lj: binary(leftJoin), ljf: binary(leftJoinFilled) }
