import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { valuesOf } from '../../values/list-of.ts'
import { placesBetween } from '../../values/places.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, List, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { markSorted, withAttribute } from '../arithmetic/kept-attribute.ts'
import { isSorted } from '../attributes.ts'
import { markColumn } from '../tables/mark-column.ts'
import { gradeColumns, gradeList } from './grade.ts'

/** Sorts and the places that sort. All are stable. */
export const sorting: VerbTable = {
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

/** The places, or the keys of a dictionary, that put x in order: `x iasc x` is sorted. */
export function grade(x: Value, isDescending: boolean): Value {
  const order = orderOf(x, isDescending)
  return x.kind === 'dictionary' ? itemsAt(x.keys, order) : new Vector(Type.long, new Float64Array(order))
}

const sort = (x: Value, isDescending: boolean): Value => itemsAt(x, orderOf(x, isDescending))

/** The places that put a list, or the values of a dictionary, in order. */
export function orderOf(x: Value, isDescending: boolean): Int32Array {
  const items = valuesOf(x)
  if (!isList(items)) return signal('rank')
  if (items.kind === 'table') return gradeColumns(items.columns, isDescending, countOf(items))
  return gradeList(items, isDescending, placesBetween(0, countOf(items)))
}

function markItems(values: Value): Value {
  if (values.kind === 'vector') return withAttribute(values, 's')
  if (values.kind === 'list') return new List(values.items, 's')
  return values.kind === 'table'
    ? markColumn(values, values.names[0] ?? '', values.columns.length === 1 ? 's' : 'p')
    : values
}
