import { collapse, countOf, itemAt } from '../values/items.ts'
import { matches } from '../values/match.ts'
import { nullAtom, nullOfList } from '../values/null-items.ts'
import { internSymbol } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Dictionary, Table, type Value } from '../values/value.ts'
import { uniteKeys } from './join-tables.ts'

type Binary = (x: Value, y: Value) => Value

/** What becomes of a value whose key the other dictionary does not have: it stays, or is paired with null. */
export type Unpaired = 'stays' | 'meets null'

/**
 * Pairs the values of keys that both have. Adding `` `a`b!1 2`` and `` `b`c!10 20`` gives `` `a`b`c!1 12 20``; comparing
 * them, a 1 with a null.
 */
export function combineDictionaries(x: Dictionary, y: Dictionary, pair: Binary, unpaired: Unpaired): Dictionary {
  if (matches(x.keys, y.keys)) return new Dictionary(x.keys, pair(x.values, y.values))
  const { keys, takenFrom } = uniteKeys(x.keys, y.keys)
  const count = countOf(x.keys)
  const isPaired = unpaired === 'meets null'
  const values = Array.from(takenFrom, (place, i) => {
    const [left, right] = [itemAt(x.values, i), itemAt(y.values, place - count)]
    if (place < count) return isPaired ? pair(left, nullLike(left)) : left
    return i < count ? pair(left, right) : isPaired ? pair(nullLike(right), right) : right
  })
  return new Dictionary(keys, collapse(values, x.values))
}

/** The null of an atom's type, or of a list's items. */
const nullLike = (value: Value): Value =>
  value.kind === 'atom' ? nullAtom(value.type, value.domain) : nullOfList(value)

/** The same for the columns of two tables, by their names. */
export function combineTables(x: Table, y: Table, pair: Binary, unpaired: Unpaired): Table {
  const names = [...new Set([...x.names, ...y.names])]
  const columns = names.map(name => {
    const left = x.columns[x.names.indexOf(name)]
    const right = y.columns[y.names.indexOf(name)]
    if (left && right) return pair(left, right)
    const single = (left ?? right) as Value
    if (unpaired === 'stays') return single
    return left ? pair(single, nullLike(single)) : pair(nullLike(single), single)
  })
  return new Table(names, columns)
}

/** The table with each column replaced by what `change` makes of it. */
export const mapColumns = (table: Table, change: (column: Value, place: number) => Value): Table =>
  new Table(table.names, table.columns.map(change))

/** Where a dictionary has the symbol of this name for a key; -1 if nowhere. */
export function placeOfName({ keys }: Dictionary, name: string): number {
  if (keys.kind !== 'vector' || keys.type !== Type.symbol) return -1
  return (keys.data as Int32Array).indexOf(internSymbol(name))
}
