import { omitColumns } from '../../values/columns.ts'
import { collapse, itemAt } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import type { Table, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { readTable } from '../query-source.ts'
import { findAsOf } from './as-of-rows.ts'

/** `t asof d`: the other columns of the row of t that was valid at the keys and time in d, a dictionary or table. */
function asof(table: Value, sought: Value): Value {
  const source = readTable(table).table
  const wanted = sought.kind === 'table' ? sought : collapse([sought])
  if (wanted.kind !== 'table') return signal('type')
  const rows = itemsAt(omitColumns(source, wanted.names), findAsOf(wanted.names, wanted, source)) as Table
  return sought.kind === 'table' ? rows : itemAt(rows, 0)
}

export const asofVerbs: VerbTable = { asof: binary(asof) }
