import type { Session } from '../context/session.ts'
import { readTable, setKeyCount } from '../query/query-columns.ts'
import { columnOf, joinSides, mapColumns, omitColumns, otherNames, pickColumns } from '../values/columns.ts'
import { boolean, symbols } from '../values/construct.ts'
import { maxItems, signal } from '../values/errors.ts'
import { chooseIndices } from '../values/indices.ts'
import { countOf } from '../values/items.ts'
import { itemsAt, nullsLike } from '../values/items-at.ts'
import { matches } from '../values/match.ts'
import { textsOf } from '../values/symbols.ts'
import { isEmptyList, isKeyedTable } from '../values/types.ts'
import { Table, type Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { joinLists } from '../vectors/join-lists.ts'
import { listRowsByGroup } from '../vectors/row-groups.ts'
import { add } from '../verbs/arithmetic/arithmetic.ts'
import { fill } from '../verbs/running/fill.ts'
import { changeTable, fillFromLeft, findKeys, overlayColumns, readKeyedTable, takeRight } from './join-arguments.ts'
import { codeSharedRows, matchRows } from './match-rows.ts'

/** `x lj y`: every row of x, with the columns of the row of the keyed table y that has its key. */
const leftJoin = (session: Session, x: Value, y: Value): Value => joinLeft(session, x, y, takeRight)

/** `x ljf y`: as `lj`, but a null in y leaves what x has. */
const leftJoinFilled = (session: Session, x: Value, y: Value): Value => joinLeft(session, x, y, fillFromLeft)

function joinLeft(session: Session, x: Value, y: Value, choose: typeof takeRight): Value {
  if (isEmptyList(y)) return x
  const keyed = readKeyedTable(y)
  return changeTable(session, x, table => overlayColumns(table, keyed.values, findKeys(keyed, table), choose))
}

export const leftJoins = (session: Session): VerbTable => ({
  lj: binary((x, y) => leftJoin(session, x, y)),
  ljf: binary((x, y) => leftJoinFilled(session, x, y)),
})

/** `x ij y`: the rows of x whose key the keyed table y has, with the columns of y. */
const innerJoin = (x: Value, y: Value): Value => joinInner(x, y, takeRight)

/** `x ijf y`: as `ij`, but a null in y leaves what x has. */
const innerJoinFilled = (x: Value, y: Value): Value => joinInner(x, y, fillFromLeft)

function joinInner(x: Value, y: Value, choose: typeof takeRight): Value {
  const keyed = readKeyedTable(y)
  const { table, keyCount } = readTable(x)
  const indices = findKeys(keyed, table)
  const matched = chooseIndices(indices.length, row => (indices[row] as number) >= 0)
  const rows = itemsAt(table, matched) as Table
  return setKeyCount(
    overlayColumns(
      rows,
      keyed.values,
      indices.filter(index => index >= 0),
      choose,
    ),
    keyCount,
  )
}

export const innerJoins: VerbTable = { ij: binary(innerJoin), ijf: binary(innerJoinFilled) }

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
  const added = chooseIndices(isKnown.length, row => (isKnown[row] as number) < 0)
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

/** `x pj y`: as `lj`, but items of y are added to those of x; new columns are 0 where nothing matches. */
function plusJoin(session: Session, x: Value, y: Value): Value {
  const keyed = readKeyedTable(y)
  return changeTable(session, x, table => {
    const indices = findKeys(keyed, table)
    const sums = overlayColumns(table, keyed.values, indices, (left, right) =>
      add(left, fillZero(itemsAt(right, indices))),
    )
    const isNew = (index: number) => index >= table.names.length
    return mapColumns(sums, (column, index) => (isNew(index) ? fillZero(column) : column))
  })
}

const fillZero = (column: Value) => fill(boolean(false), column)

export const plusJoins = (session: Session): VerbTable => ({ pj: binary((x, y) => plusJoin(session, x, y)) })

/** `ej[names;x;y]`: a row for each pair of rows of x and y that have equal items in the named columns. */
function equiJoin(columnNames: Value, x: Value, y: Value): Value {
  const names = textsOf(columnNames)
  const left = readTable(x).table
  const right = readTable(y).table
  const codes = codeSharedRows(names, left, right)
  const { rows, starts } = listRowsByGroup({ count: codes.firsts.length, groupOf: codes.right })
  let count = 0
  for (const code of codes.left) if (code >= 0) count += (starts[code + 1] as number) - (starts[code] as number)
  const leftRows = new Int32Array(count > maxItems ? signal('wsfull') : count)
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
