import { omitColumns } from '../../values/columns.ts'
import { textsOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { type VerbTable, variadic } from '../../values/verb-table.ts'
import { readTable } from '../query-source.ts'
import { findAsOf } from './as-of-rows.ts'
import { changeTable } from './join-arguments.ts'
import { fillFromLeft, overlayColumns, takeRight } from './overlay-columns.ts'

/** How the forms of `aj` differ. */
interface AsOfOptions {
  /** The time in the result is that of the matching right row (`aj0`), not that of the left one. */
  keepsRightTime: boolean
  /** A null on the right leaves what the left row has (`ajf`). */
  fillsNulls: boolean
}

/** `aj[names;x;y]` and its forms: x with the columns of the row of y that was valid at its time. */
function joinAsOf(options: AsOfOptions) {
  return (columnNames: Value, x: Value, y: Value): Value => {
    const names = textsOf(columnNames)
    const right = readTable(y).table
    const others = omitColumns(right, options.keepsRightTime ? names.slice(0, -1) : names)
    const choose = options.fillsNulls ? fillFromLeft : takeRight
    return changeTable(x, table => overlayColumns(table, others, findAsOf(names, table, right), choose))
  }
}

export const asOfJoins: VerbTable = {
  aj: variadic(3, 3, joinAsOf({ keepsRightTime: false, fillsNulls: false })),
  aj0: variadic(3, 3, joinAsOf({ keepsRightTime: true, fillsNulls: false })),
  ajf: variadic(3, 3, joinAsOf({ keepsRightTime: false, fillsNulls: true })),
  ajf0: variadic(3, 3, joinAsOf({ keepsRightTime: true, fillsNulls: true })),
}
