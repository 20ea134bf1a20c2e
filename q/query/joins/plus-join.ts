import { mapColumns } from '../../values/columns.ts'
import { boolean } from '../../values/construct.ts'
import { itemsAt } from '../../values/items-at.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { add } from '../../verbs/arithmetic/arithmetic.ts'
import { fill } from '../../verbs/lists/fill.ts'
import { changeTable, findKeys, readKeyedTable } from './join-arguments.ts'
import { overlayColumns } from './overlay-columns.ts'

/** `x pj y`: as `lj`, but items of y are added to those of x; new columns are 0 where nothing matches. */
function plusJoin(x: Value, y: Value): Value {
  const keyed = readKeyedTable(y)
  return changeTable(x, table => {
    const places = findKeys(keyed, table)
    const sums = overlayColumns(table, keyed.values, places, (left, right) =>
      add(left, fillZero(itemsAt(right, places))),
    )
    const isNew = (place: number) => place >= table.names.length
    return mapColumns(sums, (column, place) => (isNew(place) ? fillZero(column) : column))
  })
}

const fillZero = (column: Value) => fill(boolean(false), column)

export const plusJoins: VerbTable = { pj: binary(plusJoin) }
