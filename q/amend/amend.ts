import { fillRows } from '../values/columns.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, nullOfList, toUniformList } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isList, isSimple, Type } from '../values/types.ts'
import { Dictionary, type Item, Table, type Value, Vector } from '../values/value.ts'
import { attributeOfAmended } from '../vectors/vector-attributes.ts'
import { fitItems } from '../verbs/lists/enumerate.ts'
import { findKeys, keyOfTable } from '../verbs/lists/find.ts'
import { appendItems } from '../verbs/tables/insert.ts'
import { join } from '../verbs/tables/join.ts'

/**
 * A copy of `value` with the items at `indices` changed, one index for each level as in `x[i;j]:y`; undefined or `::`
 * means all items. An index that is a list changes one index after the other, so an index that occurs twice is changed twice.
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

/** How the value on the right is spread over `count` indices: an atom goes to each, a list item by item. */
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

/** Where the items are; -1 for a key or column that does not exist yet. */
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

/** Gives the new item for an old one; `by` is the value on the right, or the part of it that belongs to this index. */
export type Change = (old: Value, by: Value) => Value

/** The indices of one level that an amend changes, and what each is given. */
interface Amendment {
  /** Where the items are; -1 for a key or column that does not exist yet. */
  indices: readonly number[]
  /** The indices as they were given, one for each index. */
  keys: readonly Value[]
  change: Change
  /** The part of the value on the right for the index of this number. */
  part: (i: number) => Value
}

/** The index itself if it lies in a list of this length; signals `length` otherwise. */
const requireIndex = (index: number | undefined, length: number): number =>
  index !== undefined && index >= 0 && index < length ? index : signal('length')

/** New items must have the type of the vector; an enumeration takes symbols of its domain. */
function amendVector(vector: Vector, amendment: Amendment): Value {
  const { indices, change, part } = amendment
  const { type, domain } = vector
  const data = vector.data.slice()
  for (let i = 0; i < indices.length; i++) {
    const index = requireIndex(indices[i], data.length)
    const changed = fitItems(vector, change(itemAt(new Vector(type, data, '', domain), index), part(i)))
    if (changed.kind !== 'atom' || changed.type !== type) return signal('type')
    if (typeof changed.item === 'bigint' && data instanceof Float64Array) return amendList(itemsOf(vector), amendment)
    data[index] = changed.item as Item
  }
  return new Vector(type, data, attributeOfAmended(vector), domain)
}

/** Items of a general list may become anything. */
function amendList(items: readonly Value[], { indices, change, part }: Amendment): Value {
  const result = [...items]
  indices.forEach((each, i) => {
    const index = requireIndex(each, result.length)
    result[index] = change(result[index] ?? nil, part(i))
  })
  return toUniformList(result)
}

/** The list with one item replaced; a vector takes items of its type only. */
const replaceItem = (list: Value, index: number, item: Value): Value => {
  const amendment: Amendment = { indices: [index], keys: [], change: (_, by) => by, part: () => item }
  return list.kind === 'vector' ? amendVector(list, amendment) : amendList(itemsOf(list), amendment)
}

/** The values of the keys; a key that is not there is added, with a value that fits the others. */
function amendDictionary(dictionary: Dictionary, { indices, keys, change, part }: Amendment): Dictionary {
  let { keys: allKeys, values } = dictionary
  indices.forEach((index, i) => {
    const key = keys[i] ?? nil
    const known = index >= 0 ? index : findAgain(new Dictionary(allKeys, values), key)
    if (known >= 0) {
      values = replaceValue(values, known, change(itemAt(values, known), part(i)))
      return
    }
    allKeys = join(allKeys, allKeys.kind === 'table' ? keyOfTable(allKeys, key) : toUniformList([key]))
    values = addValue(values, change(nullOfList(values), part(i)))
  })
  return new Dictionary(allKeys, values, dictionary.isStepped)
}

/** A key that was missing may have been added by an earlier index of the same amend. */
function findAgain(dictionary: Dictionary, key: Value): number {
  const found = findKeys(dictionary, key)
  return typeof found === 'number' ? found : -1
}

const addValue = (values: Value, item: Value): Value =>
  values.kind === 'table'
    ? replaceValue(join(values, nullOfList(values)), countOf(values), item)
    : appendItems(values, toUniformList([item]))

/** The values of a keyed table are the rows of a table. */
const replaceValue = (values: Value, index: number, item: Value): Value =>
  values.kind === 'table'
    ? amendRows(values, { indices: [index], change: (_, by) => by, part: () => item })
    : replaceItem(values, index, item)

/** The columns that the keys name; those that are new come last. An atom fills its column. */
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

/** A row is changed as a dictionary is; its items go back to their columns. */
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
