import { fillRows } from '../values/columns.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { exactLong, expandLongs } from '../values/exact-long.ts'
import { countOf, itemAt, itemsOf, nullOfList, toUniformList } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isList, isSimple, Type } from '../values/types.ts'
import { Dictionary, Table, type Value, Vector } from '../values/value.ts'
import { attributeOfAmended } from '../vectors/vector-attributes.ts'
import { fitItems } from '../verbs/lists/enumerate.ts'
import { findKeys, keyOfTable } from '../verbs/lists/find.ts'
import { appendItems } from '../verbs/tables/insert.ts'
import { join } from '../verbs/tables/join.ts'

/**
 * Copies `value` with the items at `indices` changed, one index for each level as in `x[i;j]:y`; undefined and `::` mean
 * all. A list of indices changes one item after the other, so `@[0 0;1 1;+;1]` is 0 2.
 */
export function amendDeep(
  value: Value,
  indices: readonly (Value | undefined)[],
  change: Change,
  by: Value = nil,
): Value {
  const [first, ...rest] = indices
  if (!indices.length) return change(value, by)
  return amendAt(value, first, rest.length ? (old, part) => amendDeep(old, rest, change, part) : change, by)
}

function amendAt(value: Value, index: Value | undefined, change: Change, by: Value): Value {
  if (index === undefined || isNil(index)) return amendAt(value, allIndices(value), change, by)
  if (isSingleIndex(value, index)) {
    return amendIndices(value, { indices: indicesOf(value, index), keys: [index], change, part: () => by })
  }
  if (index.kind === 'list' && !isKeyList(value)) {
    const parts = partsOf(by, index.items.length)
    return index.items.reduce<Value>((result, each, i) => amendAt(result, each, change, parts(i)), value)
  }
  const indices = indicesOf(value, index)
  return amendIndices(value, { indices, keys: itemsOf(index), change, part: partsOf(by, indices.length) })
}

/** Spreads the value on the right over `count` indices: an atom for each, or the items of a list. Signals `length` otherwise. */
export function partsOf(by: Value, count: number): (i: number) => Value {
  if (!isList(by)) return () => by
  return countOf(by) === count ? i => itemAt(by, i) : signal('length')
}

function allIndices(value: Value): Value {
  if (value.kind === 'dictionary') return value.keys
  return new Vector(
    Type.long,
    Float64Array.from({ length: countOf(value) }, (_, i) => i),
  )
}

const isKeyList = (value: Value) =>
  value.kind === 'dictionary' && (value.keys.kind === 'list' || value.keys.kind === 'table')

const isSingleIndex = (value: Value, index: Value) =>
  index.kind === 'atom' || (value.kind === 'dictionary' && typeof findKeys(value, index) === 'number')

/** The numbers of the items at an index; -1 for a key or column that does not exist yet. */
function indicesOf(value: Value, index: Value): readonly number[] {
  if (value.kind === 'dictionary') {
    const found = findKeys(value, index)
    return typeof found === 'number' ? [found] : Array.from(found)
  }
  if (value.kind === 'table' && isSymbolic(index)) return textsOf(index).map(name => value.names.indexOf(name))
  if (!isSimple(index)) return signal('type')
  if (index.type > Type.long || index.type === Type.guid) return signal('type')
  return index.kind === 'atom' ? [Number(index.item)] : Array.from(index.data, Number)
}

const isSymbolic = (index: Value) => isSimple(index) && index.type === Type.symbol

function amendIndices(value: Value, amendment: Amendment): Value {
  switch (value.kind) {
    case 'vector':
      return amendVector(value, amendment)
    case 'list':
      return amendList(value.items, amendment)
    case 'dictionary':
      return amendDictionary(value, amendment)
    case 'table':
      return amendment.keys.some(isSymbolic) ? amendColumns(value, amendment) : amendRows(value, amendment)
    default:
      return signal('type')
  }
}

/** Computes a new item from an old one; `by` is the value on the right, or its part for this index. */
export type Change = (old: Value, by: Value) => Value

/** The indices that an amend changes at one level, and how it changes them. */
interface Amendment {
  /** The numbers of the items; -1 for a key or column that does not exist yet. */
  indices: readonly number[]
  /** The same as q values, such as keys or column names. */
  keys: readonly Value[]
  change: Change
  /** The part of the value on the right for `indices[i]`. */
  part: (i: number) => Value
}

/** Returns an index within a list of this length; signals `length` for others. */
const requireIndex = (index: number | undefined, length: number): number =>
  index !== undefined && index >= 0 && index < length ? index : signal('length')

/** Signals `type` for items of another type than the vector; an enumeration takes symbols of its domain. */
function amendVector(vector: Vector, amendment: Amendment): Value {
  const { indices, change, part } = amendment
  const { type, domain } = vector
  let data = vector.data.slice()
  for (let i = 0; i < indices.length; i++) {
    const index = requireIndex(indices[i], data.length)
    const changed = fitItems(vector, change(itemAt(new Vector(type, data, '', domain), index), part(i)))
    if (changed.kind !== 'atom' || changed.type !== type) return signal('type')
    const { item } = changed
    if (typeof item === 'bigint' && data instanceof Float64Array) data = expandLongs(data)
    data[index] = data instanceof BigInt64Array ? exactLong(item) : item
  }
  return new Vector(type, data, attributeOfAmended(vector), domain)
}

/** A general list takes any items, and becomes a vector if they all have one type. */
function amendList(items: readonly Value[], { indices, change, part }: Amendment): Value {
  const result = [...items]
  indices.forEach((each, i) => {
    const index = requireIndex(each, result.length)
    result[index] = change(result[index] ?? nil, part(i))
  })
  return toUniformList(result)
}

/** Replaces one item of a list; a vector takes items of its type only. */
const replaceItem = (list: Value, index: number, item: Value): Value => {
  const amendment: Amendment = { indices: [index], keys: [], change: (_, by) => by, part: () => item }
  return list.kind === 'vector' ? amendVector(list, amendment) : amendList(itemsOf(list), amendment)
}

/** Changes the values of keys, and adds missing keys with a value that fits the others. */
function amendDictionary(dictionary: Dictionary, { indices, keys, change, part }: Amendment): Dictionary {
  let { keys: allKeys, values } = dictionary
  indices.forEach((index, i) => {
    const key = keys[i] ?? nil
    const known = index >= 0 ? index : findKey(new Dictionary(allKeys, values), key)
    if (known >= 0) {
      values = replaceValue(values, known, change(itemAt(values, known), part(i)))
      return
    }
    allKeys = join(allKeys, allKeys.kind === 'table' ? keyOfTable(allKeys, key) : toUniformList([key]))
    values = addValue(values, change(nullOfList(values), part(i)))
  })
  return new Dictionary(allKeys, values, dictionary.isStepped)
}

/** Finds a key that an earlier index of the same amend may have added; -1 if it is missing. */
function findKey(dictionary: Dictionary, key: Value): number {
  const found = findKeys(dictionary, key)
  return typeof found === 'number' ? found : -1
}

const addValue = (values: Value, item: Value): Value =>
  values.kind === 'table'
    ? replaceValue(join(values, nullOfList(values)), countOf(values), item)
    : appendItems(values, toUniformList([item]))

/** Replaces one value of a dictionary; for a keyed table, it is a row. */
const replaceValue = (values: Value, index: number, item: Value): Value =>
  values.kind === 'table'
    ? amendRows(values, { indices: [index], change: (_, by) => by, part: () => item })
    : replaceItem(values, index, item)

/** Changes the columns that the keys name; new ones come last. An atom fills its column. */
function amendColumns(table: Table, { keys, change, part }: Amendment): Table {
  const names = [...table.names]
  const columns = [...table.columns]
  keys.forEach((key, i) => {
    const name = textOf(key)
    const known = names.indexOf(name)
    const index = known < 0 ? names.push(name) - 1 : known
    columns[index] = fillRows(change(columns[index] ?? nil, part(i)), countOf(table))
  })
  return new Table(names, columns)
}

/** Changes rows as dictionaries and puts their items back into the columns. */
function amendRows(table: Table, { indices, change, part }: Pick<Amendment, 'indices' | 'change' | 'part'>): Table {
  let { columns } = table
  indices.forEach((index, i) => {
    const row = new Dictionary(symbols(table.names), toUniformList(columns.map(column => itemAt(column, index))))
    const items = itemsOf(change(row, part(i)))
    if (items.length !== columns.length) signal('length')
    columns = columns.map((column, c) => replaceItem(column, requireIndex(index, countOf(column)), items[c] ?? nil))
  })
  return new Table(table.names, columns)
}
