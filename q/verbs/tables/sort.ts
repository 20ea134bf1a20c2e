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
import { markSorted, withAttribute } from '../../vectors/kept-attribute.ts'
import { wholeNumber } from '../../vectors/whole-number.ts'
import { isSorted, markColumn } from './attributes.ts'
import { changeByName } from './by-name.ts'
import { enkey, keyCountOf, unkey } from './keyed-tables.ts'

/** Sorts and the indices that sort. All are stable. */
export const sortVerbs: VerbTable = {
  asc: unary(asc),
  desc: unary(desc),
  iasc: unary(x => grade(x, false)),
  idesc: unary(x => grade(x, true)),
}

/** In ascending order, nulls first; dictionaries by their values, tables by all columns that are no keys. */
export function asc(x: Value): Value {
  if (x.kind === 'vector' && x.attribute === 's') return x
  if (x.kind === 'vector' && isSorted(x)) return markSorted(x)
  const sorted = sort(x, false)
  return sorted.kind === 'dictionary' ? new Dictionary(sorted.keys, markItems(sorted.values)) : markItems(sorted)
}

/** In descending order, nulls last. No attribute says so. */
function desc(x: Value): Value {
  return sort(x, true)
}

/** The indices, or the keys of a dictionary, that put x in order: `x iasc x` is sorted. */
export function grade(x: Value, isDescending: boolean): Value {
  const order = orderOf(x, isDescending)
  return x.kind === 'dictionary' ? itemsAt(x.keys, order) : new Vector(Type.long, new Float64Array(order))
}

const sort = (x: Value, isDescending: boolean): Value => itemsAt(x, orderOf(x, isDescending))

/** The indices that put a list, or the values of a dictionary, in order. */
export function orderOf(x: Value, isDescending: boolean): Int32Array {
  const items = valuesOf(x)
  if (!isList(items)) return signal('rank')
  if (items.kind === 'table') return gradeColumns(items.columns, isDescending, countOf(items))
  return gradeList(items, isDescending, indicesBetween(0, countOf(items)))
}

function markItems(values: Value): Value {
  if (values.kind === 'vector') return withAttribute(values, 's')
  if (values.kind === 'list') return new List(values.items, 's')
  return values.kind === 'table'
    ? markColumn(values, values.names[0] ?? '', values.columns.length === 1 ? 's' : 'p')
    : values
}

export const tableSortVerbs = (session: Session): VerbTable => ({
  xasc: binary((x, y) => sortBy(session, x, y, false)),
  xdesc: binary((x, y) => sortBy(session, x, y, true)),
})

/** The table sorted by columns, the first deciding first; a table given by name is changed there. */
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

export const rankVerbs: VerbTable = { rank: unary(rank), xrank: binary(xrank) }

/** For each item its index in the sorted list: 30 10 20 has 2 0 1. */
function rank(x: Value): Value {
  return grade(grade(x, false), false)
}

/** For each item which of x buckets of about equal count it falls in: `2 xrank 30 10 20 40` is 1 0 0 1. */
function xrank(x: Value, y: Value): Value {
  const buckets = wholeNumber(x)
  const ranks = rank(y)
  if (ranks.kind !== 'vector') return signal('type')
  const { data } = ranks as { data: ArrayLike<number> }
  const buckets64 = Float64Array.from(data, index => Math.floor((buckets * index) / data.length))
  return new Vector(Type.long, buckets64)
}
