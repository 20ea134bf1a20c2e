import { collapse, countOf, itemAt } from '../../values/items.ts'
import { matches } from '../../values/match.ts'
import { internSymbol } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, Table, type Value } from '../../values/value.ts'
import { uniteKeys } from '../tables/join-tables.ts'

type Binary = (x: Value, y: Value) => Value

/** What becomes of values whose key the other dictionary does not have. */
export interface Unpaired {
  ofLeft: (value: Value) => Value
  ofRight: (value: Value) => Value
}

/**
 * Pairs the values of keys that both have. Adding `` `a`b!1 2`` and `` `b`c!10 20`` gives `` `a`b`c!1 12 20``, where 1
 * and 20 are unpaired.
 */
export function combineDictionaries(x: Dictionary, y: Dictionary, pair: Binary, unpaired: Unpaired): Dictionary {
  if (matches(x.keys, y.keys)) return new Dictionary(x.keys, pair(x.values, y.values))
  const { keys, takenFrom } = uniteKeys(x.keys, y.keys)
  const count = countOf(x.keys)
  const values = Array.from(takenFrom, (place, i) => {
    if (place < count) return unpaired.ofLeft(itemAt(x.values, i))
    const right = itemAt(y.values, place - count)
    return i < count ? pair(itemAt(x.values, i), right) : unpaired.ofRight(right)
  })
  return new Dictionary(keys, collapse(values, x.values))
}

/** The same for the columns of two tables, by their names. */
export function combineTables(x: Table, y: Table, pair: Binary, unpaired: Unpaired): Table {
  const names = [...new Set([...x.names, ...y.names])]
  const columns = names.map(name => {
    const left = x.columns[x.names.indexOf(name)]
    const right = y.columns[y.names.indexOf(name)]
    if (left) return right ? pair(left, right) : unpaired.ofLeft(left)
    return unpaired.ofRight(right as Value)
  })
  return new Table(names, columns)
}

/** Where a dictionary has the symbol of this name for a key; -1 if nowhere. */
export function placeOfName({ keys }: Dictionary, name: string): number {
  if (keys.kind !== 'vector' || keys.type !== Type.symbol) return -1
  return (keys.data as Int32Array).indexOf(internSymbol(name))
}
