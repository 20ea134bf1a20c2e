import type { Session } from '../context/session.ts'
import { omitColumns } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { itemAt, toUniformList } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textsOf } from '../values/symbols.ts'
import type { Table, Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'
import { changeTable, fillFromLeft, overlayColumns, takeRight } from './join-arguments.ts'
import { findAsOf } from './match-rows.ts'

export const asOfVerbs = (session: Session): VerbTable => ({
  aj: variadic(3, 3, joinAsOf(session, { keepsRightTime: false, fillsNulls: false }), {
    shape: 'aj[columns;t1;t2]',
    help: 'adds to each row of t1 the last row of t2 with the same keys at or before its time: aj[`sym`time;trade;quote]',
    examples: [
      ['aj[`t;([]t:5 9);([]t:1 6;v:10 20)]', 't v \n----\n5 10\n9 20'],
      ['aj[`sym`t;([]sym:`a`b;t:5 5);([]sym:`a`a`b;t:1 4 6;v:1 2 3)]', 'sym t v\n-------\na   5 2\nb   5  '],
    ],
  }),
  aj0: variadic(3, 3, joinAsOf(session, { keepsRightTime: true, fillsNulls: false }), {
    shape: 'aj0[columns;t1;t2]',
    help: 'like aj, but the time in the result is that of t2',
    examples: [['aj0[`t;([]t:5 9);([]t:1 6;v:10 20)]', 't v \n----\n1 10\n6 20']],
  }),
  ajf: variadic(3, 3, joinAsOf(session, { keepsRightTime: false, fillsNulls: true }), {
    shape: 'ajf[columns;t1;t2]',
    help: 'like aj, but a null in t2 leaves the value of t1',
    examples: [['ajf[`t;([]t:5 9;v:1 2);([]t:1 6;v:10 0N)]', 't v \n----\n5 10\n9 2 ']],
  }),
  ajf0: variadic(3, 3, joinAsOf(session, { keepsRightTime: true, fillsNulls: true }), {
    shape: 'ajf0[columns;t1;t2]',
    help: 'like aj0, but a null in t2 leaves the value of t1',
    examples: [['ajf0[`t;([]t:5 9;v:1 2);([]t:1 6;v:10 0N)]', 't v \n----\n1 10\n6 2 ']],
  }),
  asof: binary(asof, {
    shape: 't asof d',
    help: 'the values of the last row of t that matches d, whose last key is a time',
    examples: [
      ['([]t:1 6;v:10 20)asof enlist[`t]!enlist 5', 'v| 10'],
      ['([]t:1 6;v:10 20)asof([]t:0 7)', 'v \n--\n  \n20'],
    ],
    isInfix: true,
  }),
})

/** `aj[names;x;y]` and its forms: each row of x with the columns of the row of y that was valid at its time. */
function joinAsOf(session: Session, { keepsRightTime, fillsNulls }: AsOfOptions) {
  return (columnNames: Value, x: Value, y: Value): Value => {
    const names = textsOf(columnNames)
    const right = unkey(y)
    const others = omitColumns(right, keepsRightTime ? names.slice(0, -1) : names)
    const choose = fillsNulls ? fillFromLeft : takeRight
    return changeTable(session, x, table => overlayColumns(table, others, findAsOf(names, table, right), choose))
  }
}

/** Differences between the forms of `aj`. */
interface AsOfOptions {
  /** The result has the time of the matching right row, as in `aj0`, not that of the left one. */
  keepsRightTime: boolean
  /** A null on the right leaves the item of the left row, as in `ajf`. */
  fillsNulls: boolean
}

/** `t asof d`: the other columns of the row of t that was valid for the keys and the time in d, or in each row of d. */
function asof(table: Value, sought: Value): Value {
  const source = unkey(table)
  const wanted = sought.kind === 'table' ? sought : toUniformList([sought])
  if (wanted.kind !== 'table') return signal('type')
  const rows = itemsAt(omitColumns(source, wanted.names), findAsOf(wanted.names, wanted, source)) as Table
  return sought.kind === 'table' ? rows : itemAt(rows, 0)
}
