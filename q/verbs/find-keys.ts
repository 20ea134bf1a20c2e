import { symbols } from '../values/construct.ts'
import { collapse, countOf, itemsOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { Dictionary, type Table, type Value } from '../values/value.ts'
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

/** A single key of a keyed table as a row. */
function keyOfTable(keys: Table, index: Value): Value {
  if (index.kind === 'dictionary') return index
  const items = keys.names.length === 1 && index.kind === 'atom' ? [index] : itemsOf(index)
  if (items.length !== keys.names.length) return signal('length')
  return new Dictionary(symbols(keys.names), collapse(items))
}
