import type { Session } from '../context/session.ts'
import { readTable } from '../query/query-columns.ts'
import { omitColumns } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { itemAt, toUniformList } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textsOf } from '../values/symbols.ts'
import type { Table, Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { changeTable, fillFromLeft, overlayColumns, takeRight } from './join-arguments.ts'
import { findAsOf } from './match-rows.ts'

/** How the forms of `aj` differ. */
interface AsOfOptions {
  /** The time in the result is that of the matching right row (`aj0`), not that of the left one. */
  keepsRightTime: boolean
  /** A null on the right leaves what the left row has (`ajf`). */
  fillsNulls: boolean
}

/** `aj[names;x;y]` and its forms: x with the columns of the row of y that was valid at its time. */
function joinAsOf(session: Session, options: AsOfOptions) {
  return (columnNames: Value, x: Value, y: Value): Value => {
    const names = textsOf(columnNames)
    const right = readTable(y).table
    const others = omitColumns(right, options.keepsRightTime ? names.slice(0, -1) : names)
    const choose = options.fillsNulls ? fillFromLeft : takeRight
    return changeTable(session, x, table => overlayColumns(table, others, findAsOf(names, table, right), choose))
  }
}

export const asOfJoins = (session: Session): VerbTable => ({
  aj: variadic(3, 3, joinAsOf(session, { keepsRightTime: false, fillsNulls: false })),
  aj0: variadic(3, 3, joinAsOf(session, { keepsRightTime: true, fillsNulls: false })),
  ajf: variadic(3, 3, joinAsOf(session, { keepsRightTime: false, fillsNulls: true })),
  ajf0: variadic(3, 3, joinAsOf(session, { keepsRightTime: true, fillsNulls: true })),
})

/** `t asof d`: the other columns of the row of t that was valid at the keys and time in d, a dictionary or table. */
function asof(table: Value, sought: Value): Value {
  const source = readTable(table).table
  const wanted = sought.kind === 'table' ? sought : toUniformList([sought])
  if (wanted.kind !== 'table') return signal('type')
  const rows = itemsAt(omitColumns(source, wanted.names), findAsOf(wanted.names, wanted, source)) as Table
  return sought.kind === 'table' ? rows : itemAt(rows, 0)
}

export const asofVerbs: VerbTable = { asof: binary(asof) }
