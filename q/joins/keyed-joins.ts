import type { Session } from '../context/session.ts'
import { chooseIndices } from '../values/indices.ts'
import { itemsAt } from '../values/items-at.ts'
import { isEmptyList } from '../values/types.ts'
import type { Table, Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
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

export const keyedJoinVerbs = (session: Session): VerbTable => ({
  lj: binary((x, y) => joinLeft(session, x, y, takeRight), {
    shape: 't1 lj t2',
    help: 'adds the columns of the keyed table t2 to the rows of t1 by key',
    examples: [
      ['([]k:1 2)lj([k:enlist 1]v:enlist 5)', 'k v\n---\n1 5\n2  '],
      ['([]k:1 2;v:5 6)lj([k:enlist 1]v:enlist 0N)', 'k v\n---\n1  \n2 6'],
      ['([]k:1 2)lj([]k:1 2)', "'type\n  [0]  ([]k:1 2)lj([]k:1 2)\n                ^"],
    ],
    isInfix: true,
  }),
  ljf: binary((x, y) => joinLeft(session, x, y, fillFromLeft), {
    shape: 't1 ljf t2',
    help: 'like lj, but a null in t2 leaves the value of t1',
    examples: [['([]k:1 2;v:8 9)ljf([k:1 2]v:5 0N)', 'k v\n---\n1 5\n2 9']],
    isInfix: true,
  }),
  ij: binary((x, y) => joinInner(x, y, takeRight), {
    shape: 't1 ij t2',
    help: 'the rows of t1 whose key is in the keyed table t2, with the columns of both',
    examples: [
      ['([]k:1 2)ij([k:enlist 1]v:enlist 5)', 'k v\n---\n1 5'],
      ['([]k:1 2)ij([k:3 4]v:5 6)', 'k v\n---'],
    ],
    isInfix: true,
  }),
  ijf: binary((x, y) => joinInner(x, y, fillFromLeft), {
    shape: 't1 ijf t2',
    help: 'like ij, but a null in t2 leaves the value of t1',
    examples: [['([]k:1 2;v:8 9)ijf([k:enlist 1]v:enlist 0N)', 'k v\n---\n1 8']],
    isInfix: true,
  }),
})

/** `x lj y`: every row of x, with the columns of the row of the keyed table y that has its key. */
function joinLeft(session: Session, x: Value, y: Value, choose: ChooseColumn): Value {
  if (isEmptyList(y)) return x
  const keyed = readKeyedTable(y)
  return changeTable(session, x, table => overlayColumns(table, keyed.values, findKeys(keyed, table), choose))
}

/** `x ij y`: the rows of x whose key the keyed table y has, with the columns of y. */
function joinInner(x: Value, y: Value, choose: ChooseColumn): Value {
  const keyed = readKeyedTable(y)
  const table = unkey(x)
  const indices = findKeys(keyed, table)
  const matched = chooseIndices(indices.length, row => (indices[row] as number) >= 0)
  const rows = itemsAt(table, matched) as Table
  const found = indices.filter(index => index >= 0)
  return restoreKeys(keyCountOf(x), overlayColumns(rows, keyed.values, found, choose))
}
