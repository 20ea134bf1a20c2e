import { mapColumns } from '../../values/columns.ts'
import { allocateLike, itemsAt } from '../../values/items-at.ts'
import { isNullItem } from '../../values/null-items.ts'
import { type Item, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { add } from '../../verbs/arithmetic/arithmetic.ts'
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

/** The vector with 0 for its nulls. */
function fillZero(column: Value): Value {
  if (column.kind !== 'vector') return column
  const { type, data, domain } = column
  const filled = allocateLike(type, data, data.length)
  const zero = data instanceof BigInt64Array ? 0n : 0
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as Item
    filled[i] = isNullItem(type, item) ? zero : item
  }
  return new Vector(type, filled, '', domain)
}

export const plusJoins: VerbTable = { pj: binary(plusJoin) }
