import { collapse, countOf, itemAt, itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { matches } from '../values/match.ts'
import { internSymbol } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Dictionary, type Item, Table, type Value, type Vector } from '../values/value.ts'

type Binary = (x: Value, y: Value) => Value

/**
 * Pairs the values of keys that both have; a key that only one has keeps its value. Adding `` `a`b!1 2`` and
 * `` `b`c!10 20`` gives `` `a`b`c!1 12 20``.
 */
export function combineDictionaries(x: Dictionary, y: Dictionary, pair: Binary): Dictionary {
  if (x.keys === y.keys || matches(x.keys, y.keys)) return new Dictionary(x.keys, pair(x.values, y.values))
  const places = placesOfKeys(x.keys, y.keys)
  const values = [...itemsOf(x.values)]
  const added: number[] = []
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    if (place < 0) added.push(i)
    else values[place] = pair(values[place] as Value, itemAt(y.values, i))
  }
  for (const place of added) values.push(itemAt(y.values, place))
  return new Dictionary(appendItems(x.keys, itemsAt(y.keys, added)), collapse(values, x.values))
}

/** The same for the columns of two tables, by their names. */
export function combineTables(x: Table, y: Table, pair: Binary): Table {
  const names = [...new Set([...x.names, ...y.names])]
  const columns = names.map(name => {
    const left = x.columns[x.names.indexOf(name)]
    const right = y.columns[y.names.indexOf(name)]
    return left && right ? pair(left, right) : ((left ?? right) as Value)
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

/** For each sought key its first place among the keys, -1 if it is not among them. */
function placesOfKeys(keys: Value, sought: Value): number[] {
  if (keys.kind === 'vector' && sought.kind === 'vector' && keys.type === sought.type)
    return placesOfItems(keys, sought)
  const known = itemsOf(keys)
  return itemsOf(sought).map(key => known.findIndex(other => matches(other, key)))
}

function placesOfItems(keys: Vector, sought: Vector): number[] {
  const places = new Map<Item, number>()
  for (let i = keys.data.length - 1; i >= 0; i--) places.set(keys.data[i] as Item, i)
  return Array.from({ length: sought.data.length }, (_, i) => places.get(sought.data[i] as Item) ?? -1)
}

function appendItems(x: Value, y: Value): Value {
  if (!countOf(y)) return x
  return collapse([...itemsOf(x), ...itemsOf(y)])
}
