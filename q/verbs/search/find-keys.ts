import { symbols } from '../../values/construct.ts'
import { collapse, countOf, itemAt, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import { Dictionary, Table, type Value } from '../../values/value.ts'
import { bin } from './bin.ts'
import { find } from './find.ts'

/**
 * Where keys stand in a dictionary: a place for one key, several for a list of keys, -1 for a key that is not there.
 * One key of a keyed table is a dictionary, or its values as an atom or list.
 */
export function findKeys({ keys, values, isStepped }: Dictionary, index: Value): number | ArrayLike<number> {
  const wanted = keys.kind === 'table' && index.kind !== 'table' ? keyOfTable(keys, index) : index
  const found = isStepped ? bin(keys, wanted) : find(keys, wanted)
  const count = countOf(values)
  const placeOrMissing = (place: number) => (place >= 0 && place < count ? place : -1)
  if (found.kind === 'atom') return placeOrMissing(Number(found.item))
  if (found.kind === 'vector') return Int32Array.from(found.data as Float64Array, placeOrMissing)
  return signal('type')
}

/** A single key of a keyed table as a row; a list of such keys as a table. */
export function keyOfTable(keys: Table, index: Value): Value {
  if (index.kind === 'dictionary') return index
  if (index.kind === 'list' && index.items.every(isList)) return keysOfTable(keys, index.items)
  const items = keys.names.length === 1 && index.kind === 'atom' ? [index] : itemsOf(index)
  if (items.length !== keys.names.length) return signal('length')
  return new Dictionary(symbols(keys.names), collapse(items))
}

/** `((`a;1);(`b;2))` are two keys of a table with two key columns. */
function keysOfTable({ names }: Table, rows: readonly Value[]): Table {
  if (rows.some(row => countOf(row) !== names.length)) signal('length')
  return new Table(
    names,
    names.map((_, column) => collapse(rows.map(row => itemAt(row, column)))),
  )
}
