import { itemsAt } from '../../values/items-at.ts'
import { choosePlaces } from '../../values/places.ts'
import type { Table, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { readTable, setKeyCount } from '../query-source.ts'
import { findKeys, readKeyedTable } from './join-arguments.ts'
import { fillFromLeft, overlayColumns, takeRight } from './overlay-columns.ts'

/** `x ij y`: the rows of x whose key the keyed table y has, with the columns of y. */
const innerJoin = (x: Value, y: Value): Value => joinInner(x, y, takeRight)

/** `x ijf y`: as `ij`, but a null in y leaves what x has. */
const innerJoinFilled = (x: Value, y: Value): Value => joinInner(x, y, fillFromLeft)

function joinInner(x: Value, y: Value, choose: typeof takeRight): Value {
  const keyed = readKeyedTable(y)
  const { table, keyCount } = readTable(x)
  const places = findKeys(keyed, table)
  const matched = choosePlaces(places.length, row => (places[row] as number) >= 0)
  const rows = itemsAt(table, matched) as Table
  return setKeyCount(
    overlayColumns(
      rows,
      keyed.values,
      places.filter(place => place >= 0),
      choose,
    ),
    keyCount,
  )
}

export const innerJoins: VerbTable = { ij: binary(innerJoin), ijf: binary(innerJoinFilled) }
