import type { Session } from '../context/session.ts'
import { columnOf, mapColumns, omitColumns, otherNames, pickColumns } from '../values/columns.ts'
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
import { keyCountOf, unkey } from '../verbs/tables/keyed-tables.ts'
import {
  type ChooseColumn,
  changeTable,
  fillFromLeft,
  findKeys,
  overlayColumns,
  readKeyedTable,
  restoreKeys,
  takeRight,
} from './join-arguments.ts'
import { codeSharedRows, matchRows } from './match-rows.ts'

/** The joins that few programs use: unions of rows, sums, and all pairs of matching rows. */
export const unionJoinVerbs = (session: Session): VerbTable => ({
  uj: binary((x, y) => joinUnion(x, y, takeRight), {
    shape: 't1 uj t2',
    help: 'rows of both tables, with the columns of both',
    examples: [
      ['([]a:1 2)uj([]a:enlist 3;b:enlist 4)', 'a b\n---\n1  \n2  \n3 4'],
      ['([k:1 2]v:3 4)uj([k:2 3]v:9 9)', 'k| v\n-| -\n1| 3\n2| 9\n3| 9'],
    ],
    isInfix: true,
  }),
  ujf: binary((x, y) => joinUnion(x, y, fillFromLeft), {
    shape: 't1 ujf t2',
    help: 'like uj for keyed tables, but a null in t2 leaves the value of t1',
    examples: [['([k:1 2]v:3 4)ujf([k:2 3]v:0N 9)', 'k| v\n-| -\n1| 3\n2| 4\n3| 9']],
    isInfix: true,
  }),
  pj: binary((x, y) => joinPlus(session, x, y), {
    shape: 't1 pj t2',
    help: 'adds the numbers of the keyed table t2 to those of t1 by key',
    examples: [
      ['([]k:1 2;v:10 20)pj([k:enlist 1]v:enlist 5)', 'k v \n----\n1 15\n2 20'],
      ['([]k:1 2)pj([k:enlist 1]v:enlist 5)', 'k v\n---\n1 5\n2 0'],
    ],
    isInfix: true,
  }),
  ej: variadic(3, 3, joinEqual, {
    shape: 'ej[columns;t1;t2]',
    help: 'joins each row of t1 with every row of t2 that has the same keys',
    examples: [
      ['ej[`k;([]k:1 2);([]k:2 2;v:5 6)]', 'k v\n---\n2 5\n2 6'],
      ['ej[`k;([]k:1 2);([]k:3 3;v:5 6)]', 'k v\n---'],
    ],
  }),
})

/** `x uj y`: the rows of both with the columns of both; rows of keyed tables with one key become one. */
function joinUnion(x: Value, y: Value, choose: ChooseColumn): Value {
  if (isEmptyList(x)) return y
  if (isEmptyList(y)) return x
  if (!isKeyedTable(x) && !isKeyedTable(y)) return stackTables(unkey(x), unkey(y))
  const left = unkey(x)
  const keyCount = keyCountOf(x)
  const { keys, values } = readKeyedTable(y)
  if (!matches(symbols(left.names.slice(0, keyCount)), symbols(keys.names))) return signal('mismatch')
  const joined = overlayColumns(left, values, matchRows(keys, left), choose)
  const indices = matchRows(pickColumns(left, keys.names), keys)
  const added = chooseIndices(indices.length, row => (indices[row] as number) < 0)
  return restoreKeys(keyCount, stackTables(joined, itemsAt(unkey(y), added) as Table))
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

/** `x pj y`: as `lj`, but items of y are added to those of x; new columns have 0 in rows without a match. */
function joinPlus(session: Session, x: Value, y: Value): Value {
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

/** `ej[names;x;y]`: a row for each pair of rows of x and y that have equal items in the named columns. */
function joinEqual(columnNames: Value, x: Value, y: Value): Value {
  const names = textsOf(columnNames)
  const left = unkey(x)
  const right = unkey(y)
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
