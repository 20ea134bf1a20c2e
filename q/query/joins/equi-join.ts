import { omitColumns } from '../../values/columns.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import type { Table, Value } from '../../values/value.ts'
import { type VerbTable, variadic } from '../../values/verb-table.ts'
import { itemsAllowed } from '../../verbs/lists/items-allowed.ts'
import { listRowsByGroup } from '../groups/group-rows.ts'
import { readTable } from '../query-source.ts'
import { codeSharedRows } from './match-rows.ts'
import { overlayColumns, takeRight } from './overlay-columns.ts'

/** `ej[names;x;y]`: a row for each pair of rows of x and y that have equal items in the named columns. */
function equiJoin(columnNames: Value, x: Value, y: Value): Value {
  const names = textsOf(columnNames)
  const left = readTable(x).table
  const right = readTable(y).table
  const codes = codeSharedRows(names, left, right)
  const { rows, starts } = listRowsByGroup({ count: codes.firsts.length, groupOf: codes.right })
  let count = 0
  for (const code of codes.left) if (code >= 0) count += (starts[code + 1] as number) - (starts[code] as number)
  const leftRows = new Int32Array(count > itemsAllowed ? signal('wsfull') : count)
  const rightRows = new Int32Array(count)
  let at = 0
  for (let row = 0; row < codes.left.length; row++) {
    const code = codes.left[row] as number
    if (code < 0) continue
    for (let i = starts[code] as number; i < (starts[code + 1] as number); i++) {
      leftRows[at] = row
      rightRows[at++] = rows[i] as number
    }
  }
  const others = omitColumns(right, names)
  return overlayColumns(itemsAt(left, leftRows) as Table, others, rightRows, takeRight)
}

export const equiJoins: VerbTable = { ej: variadic(3, 3, equiJoin) }
