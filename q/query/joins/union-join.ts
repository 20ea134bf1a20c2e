import { columnOf, joinSides, otherNames, pickColumns } from '../../values/columns.ts'
import { symbols } from '../../values/construct.ts'
import { countOf } from '../../values/items.ts'
import { itemsAt, nullsLike } from '../../values/items-at.ts'
import { matches } from '../../values/match.ts'
import { choosePlaces } from '../../values/places.ts'
import { signal } from '../../values/q-error.ts'
import { isEmptyList, isKeyedTable } from '../../values/type-of.ts'
import { Table, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { joinLists } from '../../verbs/lists/join-lists.ts'
import { readTable, setKeyCount } from '../query-source.ts'
import { readKeyedTable } from './join-arguments.ts'
import { matchRows } from './match-rows.ts'
import { fillFromLeft, overlayColumns, takeRight } from './overlay-columns.ts'

/** `x uj y`: the rows of both with the columns of both; rows of keyed tables with one key become one. */
const unionJoin = (x: Value, y: Value): Value => joinUnion(x, y, takeRight)

/** `x ujf y`: as `uj`, but a null in y leaves what x has. */
const unionJoinFilled = (x: Value, y: Value): Value => joinUnion(x, y, fillFromLeft)

function joinUnion(x: Value, y: Value, choose: typeof takeRight): Value {
  if (isEmptyList(x)) return y
  if (isEmptyList(y)) return x
  if (!isKeyedTable(x) && !isKeyedTable(y)) return stackTables(readTable(x).table, readTable(y).table)
  const left = readTable(x)
  const { keys, values } = readKeyedTable(y)
  if (!matches(symbols(left.table.names.slice(0, left.keyCount)), symbols(keys.names))) return signal('mismatch')
  const joined = overlayColumns(left.table, values, matchRows(keys, left.table), choose)
  const isKnown = matchRows(pickColumns(left.table, keys.names), keys)
  const added = choosePlaces(isKnown.length, row => (isKnown[row] as number) < 0)
  return setKeyCount(stackTables(joined, itemsAt(joinSides(keys, values), added) as Table), left.keyCount)
}

/** The rows of y below those of x; columns that only one has are null in the rows of the other. */
function stackTables(x: Table, y: Table): Table {
  const names = [...x.names, ...otherNames(y, x.names)]
  const columns = names.map(name => {
    const left = columnOf(x, name)
    const right = columnOf(y, name)
    return joinLists(left ?? nullsLike(right as Value, countOf(x)), right ?? nullsLike(left as Value, countOf(y)))
  })
  return new Table(names, columns)
}

export const unionJoins: VerbTable = { uj: binary(unionJoin), ujf: binary(unionJoinFilled) }
