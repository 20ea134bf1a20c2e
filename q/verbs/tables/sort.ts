import type { Session } from '../../context/session.ts'
import { mapColumns, requireColumn } from '../../values/columns.ts'
import { signal } from '../../values/errors.ts'
import { indicesBetween } from '../../values/indices.ts'
import { countOf, valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { textsOf } from '../../values/symbols.ts'
import { isList, Type } from '../../values/types.ts'
import { Dictionary, List, type Table, type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { gradeColumns, gradeList } from '../../vectors/grade.ts'
import { markSorted, withAttribute } from '../../vectors/vector-attributes.ts'
import { wholeNumber } from '../../vectors/whole-number.ts'
import { isSorted, markColumn } from './attributes.ts'
import { changeByName } from './by-name.ts'
import { enkey, keyCountOf, unkey } from './keyed-tables.ts'

/** Sorting, grading and ranking. All sorts are stable. */
export const sortVerbs = (session: Session): VerbTable => ({
  asc: unary(asc, {
    shape: 'asc x',
    help: 'sorts a list, or a dictionary by its values, in ascending order',
    examples: [
      ['asc 3 1 2', '`s#1 2 3'],
      ['asc 3 0N 1', '`s#0N 1 3'],
      ['asc `a`b`c!3 1 2', 'b| 1\nc| 2\na| 3'],
      ['asc 5', "'rank\n  [0]  asc 5\n       ^"],
    ],
  }),
  desc: unary(desc, {
    shape: 'desc x',
    help: 'sorts a list, or a dictionary by its values, in descending order',
    examples: [
      ['desc 3 1 2', '3 2 1'],
      ['desc `pear`apple`fig', '`pear`fig`apple'],
    ],
  }),
  iasc: unary(x => grade(x, false), {
    shape: 'iasc x',
    help: 'the indices that sort a list in ascending order',
    examples: [
      ['iasc 30 10 20', '1 2 0'],
      ['iasc `a`b`c!30 10 20', '`b`c`a'],
    ],
    code: 9,
    kForm: '<:',
  }),
  idesc: unary(x => grade(x, true), {
    shape: 'idesc x',
    help: 'the indices that sort a list in descending order',
    examples: [
      ['idesc 30 10 20', '0 2 1'],
      ['idesc 2 1 2', '0 2 1'],
    ],
    code: 10,
    kForm: '>:',
  }),
  xasc: binary((x, y) => sortBy(session, x, y, false), {
    shape: 'columns xasc t',
    help: 'sorts a table by columns, ascending: `sym`time xasc t',
    examples: [
      ['`a xasc([]a:2 1;b:`x`y)', 'a b\n---\n1 y\n2 x'],
      ['t:([]a:2 1);`a xasc `t;t', 'a\n-\n1\n2'],
      ['`z xasc([]a:2 1)', "'z\n  [0]  `z xasc([]a:2 1)\n          ^"],
    ],
    isInfix: true,
  }),
  xdesc: binary((x, y) => sortBy(session, x, y, true), {
    shape: 'columns xdesc t',
    help: 'sorts a table by columns, descending',
    examples: [['`a xdesc([]a:1 2;b:`x`y)', 'a b\n---\n2 y\n1 x']],
    isInfix: true,
  }),
  rank: unary(rank, {
    shape: 'rank x',
    help: 'the index of each item in the sorted list',
    examples: [
      ['rank 30 10 20', '2 0 1'],
      ['rank 5 5 1', '1 2 0'],
    ],
  }),
  xrank: binary(xrank, {
    shape: 'n xrank x',
    help: 'divides into n groups of equal size by value, numbered from 0',
    examples: [
      ['2 xrank 40 10 30 20', '1 0 1 0'],
      ['3 xrank til 6', '0 0 1 1 2 2'],
    ],
    isInfix: true,
  }),
})

/** In ascending order, nulls first; dictionaries by their values, keyed tables by the columns that are not keys. */
export function asc(x: Value): Value {
  if (x.kind === 'vector' && x.attribute === 's') return x
  if (x.kind === 'vector' && isSorted(x)) return markSorted(x)
  const sorted = sort(x, false)
  return sorted.kind === 'dictionary' ? new Dictionary(sorted.keys, markItems(sorted.values)) : markItems(sorted)
}

/** In descending order, nulls last. The result has no attribute. */
function desc(x: Value): Value {
  return sort(x, true)
}

/** Marks a sorted list with `s`; a sorted table is parted by its first column. */
function markItems(values: Value): Value {
  if (values.kind === 'vector') return withAttribute(values, 's')
  if (values.kind === 'list') return new List(values.items, 's')
  return values.kind === 'table'
    ? markColumn(values, values.names[0] ?? '', values.columns.length === 1 ? 's' : 'p')
    : values
}

const sort = (x: Value, isDescending: boolean): Value => itemsAt(x, orderOf(x, isDescending))

/** The indices, or the keys of a dictionary, that sort x: `x iasc x` is sorted. */
export function grade(x: Value, isDescending: boolean): Value {
  const order = orderOf(x, isDescending)
  return x.kind === 'dictionary' ? itemsAt(x.keys, order) : new Vector(Type.long, new Float64Array(order))
}

/** The indices that sort a list or the values of a dictionary. */
export function orderOf(x: Value, isDescending: boolean): Int32Array {
  const items = valuesOf(x)
  if (!isList(items)) return signal('rank')
  if (items.kind === 'table') return gradeColumns(items.columns, isDescending, countOf(items))
  return gradeList(items, isDescending, indicesBetween(0, countOf(items)))
}

/** The table sorted by columns, in case of ties by the next column. A table given by name is changed. */
function sortBy(session: Session, columns: Value, table: Value, isDescending: boolean): Value {
  const names = textsOf(columns)
  return changeByName(session, table, value => {
    const sorted = sortRows(names, unkey(value), isDescending)
    return enkey(keyCountOf(value), sorted)
  })
}

function sortRows(names: readonly string[], table: Table, isDescending: boolean): Table {
  const [first] = names
  if (first === undefined) return table
  const duplicate = table.names.find((name, i) => table.names.indexOf(name) !== i)
  if (duplicate !== undefined) return signal(`dup ${duplicate}`)
  const columns = names.map(name => requireColumn(table, name))
  const order = gradeColumns(columns, isDescending, countOf(table))
  const sorted = mapColumns(table, column => itemsAt(column, order))
  return isDescending ? sorted : markColumn(sorted, first, 's')
}

/** For each item its index in the sorted list: `rank 30 10 20` is 2 0 1. */
function rank(x: Value): Value {
  return grade(grade(x, false), false)
}

/** For each item the number of its bucket among x buckets of nearly equal count: `2 xrank 30 10 20 40` is 1 0 0 1. */
function xrank(x: Value, y: Value): Value {
  const buckets = wholeNumber(x)
  const ranks = rank(y)
  if (ranks.kind !== 'vector') return signal('type')
  const { data } = ranks as { data: ArrayLike<number> }
  return new Vector(
    Type.long,
    Float64Array.from(data, index => Math.floor((buckets * index) / data.length)),
  )
}
