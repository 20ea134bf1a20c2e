import { symbols } from '../values/construct.ts'
import { collapse, countOf, itemAt, itemsOf } from '../values/items.ts'
import { isNil, nil } from '../values/nil.ts'
import { nullOfList } from '../values/null-items.ts'
import { signal } from '../values/q-error.ts'
import { symbolText } from '../values/symbols.ts'
import { textsOf } from '../values/text-of.ts'
import { Type } from '../values/types.ts'
import { type Atom, Dictionary, type Item, Table, type Value, Vector } from '../values/value.ts'
import { findKeys } from '../verbs/find-keys.ts'
import { join } from '../verbs/join.ts'
import { enlist } from './enlist.ts'

/** Gives the new item for an old one; `by` is the value on the right, or the part of it that belongs to this place. */
export type Change = (old: Value, by: Value) => Value

/**
 * A copy of `value` with the items at `indexes` changed, one index for each level as in `x[i;j]:y`; undefined or `::`
 * means all items. An index that is a list changes one place after the other, so a place that occurs twice is changed twice.
 */
export function amendDeep(
  value: Value,
  indexes: readonly (Value | undefined)[],
  change: Change,
  by: Value = nil,
): Value {
  const [first, ...rest] = indexes
  if (!indexes.length) return change(value, by)
  return amendAt(value, first, rest.length ? (old, part) => amendDeep(old, rest, change, part) : change, by)
}

function amendAt(value: Value, index: Value | undefined, change: Change, by: Value): Value {
  if (index === undefined || isNil(index)) return amendAt(value, allPlaces(value), change, by)
  if (isSinglePlace(value, index)) return amendPlaces(value, [placeOf(value, index)], [index], change, () => by)
  if (index.kind === 'list' && !isKeyList(value)) {
    const parts = partsOf(by, index.items.length)
    return index.items.reduce<Value>((result, each, i) => amendAt(result, each, change, parts(i)), value)
  }
  const places = placesOf(value, index)
  return amendPlaces(value, places, itemsOf(index), change, partsOf(by, places.length))
}

/** How the value on the right is spread over `count` places: an atom goes to each, a list item by item. */
function partsOf(by: Value, count: number): (i: number) => Value {
  if (by.kind !== 'vector' && by.kind !== 'list' && by.kind !== 'dictionary' && by.kind !== 'table') return () => by
  if (by.kind === 'dictionary' || countOf(by) !== count) return by.kind === 'dictionary' ? () => by : signal('length')
  return i => itemAt(by, i)
}

function allPlaces(value: Value): Value {
  if (value.kind === 'dictionary') return value.keys
  return new Vector(
    Type.long,
    Float64Array.from({ length: countOf(value) }, (_, i) => i),
  )
}

const isKeyList = (value: Value) =>
  value.kind === 'dictionary' && (value.keys.kind === 'list' || value.keys.kind === 'table')

const isSinglePlace = (value: Value, index: Value) =>
  index.kind === 'atom' || (value.kind === 'dictionary' && typeof findKeys(value, index) === 'number')

function placeOf(value: Value, index: Value): number {
  const places = placesOf(value, index)
  return places[0] ?? -1
}

/** Where the items are; -1 for a key or column that does not exist yet. */
function placesOf(value: Value, index: Value): readonly number[] {
  if (value.kind === 'dictionary') {
    const found = findKeys(value, index)
    return typeof found === 'number' ? [found] : Array.from(found)
  }
  if (value.kind === 'table' && isSymbolic(index)) return textsOf(index).map(name => value.names.indexOf(name))
  if (index.kind !== 'atom' && index.kind !== 'vector') return signal('type')
  if (index.type > Type.long || index.type === Type.guid) return signal('type')
  return index.kind === 'atom' ? [Number(index.item)] : Array.from(index.data, Number)
}

const isSymbolic = (index: Value) => (index.kind === 'atom' || index.kind === 'vector') && index.type === Type.symbol

function amendPlaces(
  value: Value,
  places: readonly number[],
  keys: readonly Value[],
  change: Change,
  part: (i: number) => Value,
): Value {
  switch (value.kind) {
    case 'vector':
      return amendVector(value, places, change, part)
    case 'list':
      return amendList(value.items, places, change, part)
    case 'dictionary':
      return amendDictionary(value, places, keys, change, part)
    case 'table':
      return keys.some(isSymbolic) ? amendColumns(value, keys, change, part) : amendRows(value, places, change, part)
    default:
      return signal('type')
  }
}

/** New items must have the type of the vector; an empty one takes on the type of what it is given. */
function amendVector(vector: Vector, places: readonly number[], change: Change, part: (i: number) => Value): Value {
  const data = vector.data.slice()
  for (let i = 0; i < places.length; i++) {
    const place = requirePlace(places[i], data.length)
    const changed = change(itemAt(new Vector(vector.type, data, '', vector.domain), place), part(i))
    if (changed.kind !== 'atom' || changed.type !== vector.type) return signal('type')
    if (typeof changed.item === 'bigint' && data instanceof Float64Array)
      return amendList(itemsOf(vector), places, change, part)
    data[place] = changed.item as Item
  }
  return new Vector(vector.type, data, '', vector.domain)
}

function amendList(
  items: readonly Value[],
  places: readonly number[],
  change: Change,
  part: (i: number) => Value,
): Value {
  const result = [...items]
  places.forEach((each, i) => {
    const place = requirePlace(each, result.length)
    result[place] = change(result[place] ?? nil, part(i))
  })
  return collapse(result)
}

const requirePlace = (place: number | undefined, length: number): number =>
  place !== undefined && place >= 0 && place < length ? place : signal('length')

/** A key that is not there is added. */
function amendDictionary(
  dictionary: Dictionary,
  places: readonly number[],
  keys: readonly Value[],
  change: Change,
  part: (i: number) => Value,
): Value {
  let { keys: allKeys, values } = dictionary
  places.forEach((place, i) => {
    const key = keys[i] ?? nil
    const known = place >= 0 ? place : findAgain(new Dictionary(allKeys, values), key)
    if (known >= 0) {
      values = setItem(values, known, change(itemAt(values, known), part(i)))
      return
    }
    const added = change(nullOfList(values), part(i))
    allKeys = join(allKeys, enlist(key))
    values = join(values, enlist(added))
  })
  return new Dictionary(allKeys, values, dictionary.isStepped)
}

/** A key that was missing may have been added by an earlier place of the same amend. */
function findAgain(dictionary: Dictionary, key: Value): number {
  const found = findKeys(dictionary, key)
  return typeof found === 'number' ? found : -1
}

/** Values of a dictionary may become a general list. */
function setItem(values: Value, place: number, item: Value): Value {
  if (
    values.kind === 'vector' &&
    item.kind === 'atom' &&
    item.type === values.type &&
    typeof item.item === typeof values.data[0]
  ) {
    const data = values.data.slice()
    data[place] = item.item
    return new Vector(values.type, data, '', values.domain)
  }
  if (values.kind === 'vector' && values.type !== Type.list) signal('type')
  if (values.kind === 'table')
    return amendRows(
      values,
      [place],
      (_, by) => by,
      () => item,
    )
  const items = [...itemsOf(values)]
  items[place] = item
  return collapse(items)
}

function amendColumns(table: Table, keys: readonly Value[], change: Change, part: (i: number) => Value): Value {
  const names = [...table.names]
  const columns = [...table.columns]
  keys.forEach((key, i) => {
    const name = symbolText(Number((key as Atom).item))
    const place = names.indexOf(name)
    const changed = change(columns[place] ?? nil, part(i))
    if (place >= 0) columns[place] = changed
    else {
      names.push(name)
      columns.push(changed)
    }
  })
  return new Table(names, columns)
}

/** A row is changed as a dictionary is; its items go back to their columns. */
function amendRows(table: Table, places: readonly number[], change: Change, part: (i: number) => Value): Value {
  let { columns } = table
  places.forEach((place, i) => {
    const row = new Dictionary(symbols(table.names), collapse(columns.map(column => itemAt(column, place))))
    const changed = change(row, part(i))
    const items = itemsOf(changed)
    if (items.length !== columns.length) signal('length')
    columns = columns.map((column, c) => setItem(column, requirePlace(place, countOf(column)), items[c] ?? nil))
  })
  return new Table(table.names, columns)
}
