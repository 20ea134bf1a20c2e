import { countOf, itemsOf } from '../../values/items.ts'
import { KeyPositions } from '../../values/key-positions.ts'
import { Dictionary, type Item, type KeyIndex, type Table, type Value, type Vector } from '../../values/value.ts'

/**
 * The index of one key in a dictionary, -1 if it is missing: an atom, or for a keyed table an atom or list with the items of the row.
 * Undefined for several keys, and for one that only a comparison of whole values finds, such as a string.
 */
export function findEntry(dictionary: Dictionary, key: Value): number | undefined {
  const { keys, isStepped } = dictionary
  const isSingle = keys.kind === 'vector' && key.kind === 'atom'
  if (isStepped || (!isSingle && keys.kind !== 'table')) return undefined
  if (!isSingle && countOf(key) !== (keys as Table).columns.length) return undefined
  return findRow(dictionary, isSingle ? [keys] : (keys as Table).columns, itemsOf(key))
}

/** The same for a row of atoms. */
export function findRow(dictionary: Dictionary, columns: readonly Value[], row: readonly Value[]): number | undefined {
  if (row.length !== columns.length || !columns.every(isVector)) return undefined
  const items: Item[] = []
  for (let i = 0; i < row.length; i++) {
    const [item, column] = [row[i] as Value, columns[i] as Vector]
    if (item.kind !== 'atom' || item.type !== column.type || item.domain !== column.domain) return undefined
    items.push(item.item)
  }
  return keyIndexOf(dictionary).find(columns, items)
}

const isVector = (value: Value): value is Vector => value.kind === 'vector'

function keyIndexOf(dictionary: Dictionary): KeyIndex {
  if (!dictionary.keyIndex?.isFor(dictionary.keys)) dictionary.keyIndex = new KeyPositions(dictionary.keys)
  return dictionary.keyIndex
}

/** A dictionary with the values changed, and `keys` that are those of the old one, or begin with them. */
export function extendDictionary(old: Dictionary, keys: Value, values: Value): Dictionary {
  const index = old.keyIndex?.isFor(old.keys) ? old.keyIndex : undefined
  index?.moveTo(keys)
  return new Dictionary(keys, values, old.isStepped, index)
}
