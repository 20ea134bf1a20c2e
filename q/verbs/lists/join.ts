import { itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isEmptyList } from '../../values/type-of.ts'
import { List, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { joinDictionaries, joinRow, joinTables } from '../tables/join-tables.ts'
import { joinLists, joinManyLists } from './join-lists.ts'

/** `,` makes one list of two, unites dictionaries and puts tables below each other. `raze` does so with many. */
export const joining: VerbTable = { ',': binary(join) }

/** `1 2,3` is 1 2 3; values of different types make a general list. */
export function join(x: Value, y: Value): Value {
  if (isPlain(x) && isPlain(y)) return joinLists(x, y)
  if (isEmptyList(x)) return y
  if (isEmptyList(y)) return x
  if (x.kind === 'table' && y.kind === 'table') return joinTables(x, y)
  if (x.kind === 'dictionary' && y.kind === 'dictionary') return joinDictionaries(x, y)
  if (x.kind === 'dictionary' || y.kind === 'dictionary') return joinRow(x, y)
  return x.kind === 'list' || y.kind === 'list' ? new List([...itemsOf(x), ...itemsOf(y)]) : signal('type')
}

/** All items joined to one list, as `,/` does it but in one pass where none is a dictionary or table. */
export function joinAll(items: readonly Value[]): Value {
  const [first, ...others] = items
  if (!first) return new List([])
  if (items.every(isPlain)) return joinManyLists(items)
  return others.length ? others.reduce(join, first) : first
}

const isPlain = (value: Value) => value.kind !== 'dictionary' && value.kind !== 'table'
