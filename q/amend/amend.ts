import { fillRows, mapColumns } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, nullOfList } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isList, isSimple, isSymbol, Type } from '../values/types.ts'
import { type Dictionary, type List, Table, type Value, Vector } from '../values/value.ts'
import { findKeys } from '../verbs/lists/find.ts'
import { replaceEach, requireIndex } from '../verbs/lists/replace-item.ts'
import { replaceRow, setEntry } from '../verbs/tables/insert.ts'

type Indices = readonly (Value | undefined)[]

/**
 * Returns `value` with the items at `indices` changed, one index for each level as in `x[i;j]:y`; undefined and `::` mean
 * all. A list of indices changes one item after the other, so `@[0 0;1 1;+;1]` is 0 2.
 */
export function amendDeep(value: Value, indices: Indices, change: Change, by: Value = nil): Value {
  const [first, ...rest] = indices
  if (!indices.length) return change(value, by)
  if (!rest.length) return amendAt(value, first, change, by)
  return (
    amendCells(value, indices, change, by) ??
    amendAt(value, first, (old, part) => amendDeep(old, rest, change, part), by)
  )
}

/** `` t[i;`c]:y `` changes items of one column and leaves the others as they are. Undefined for other values and indices. */
function amendCells(value: Value, [row, name, ...rest]: Indices, change: Change, by: Value): Table | undefined {
  if (value.kind !== 'table' || !name || !isSymbol(name) || (row && isSymbolic(row))) return undefined
  const index = value.names.indexOf(textOf(name))
  if (index < 0) return undefined
  return mapColumns(value, (column, i) => (i === index ? amendDeep(column, [row, ...rest], change, by) : column))
}

function amendAt(value: Value, index: Value | undefined, change: Change, by: Value): Value {
  if (index === undefined || isNil(index)) return amendAt(value, allIndices(value), change, by)
  const found = value.kind === 'dictionary' ? findKeys(value, index) : undefined
  if (typeof found === 'number') return amendIndices(value, { indices: [found], keys: [index], change, part: () => by })
  if (index.kind === 'atom')
    return amendIndices(value, { indices: indicesIn(value, index), keys: [index], change, part: () => by })
  if (index.kind === 'list' && !isKeyList(value)) {
    const parts = partsOf(by, index.length)
    return index.items.reduce<Value>((result, each, i) => amendAt(result, each, change, parts(i)), value)
  }
  const indices = found ? Array.from(found) : indicesIn(value, index)
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

/** The numbers of the items at an index of a list or table; -1 for a column that does not exist yet. */
function indicesIn(value: Value, index: Value): readonly number[] {
  if (value.kind === 'table' && isSymbolic(index)) return textsOf(index).map(name => value.names.indexOf(name))
  if (!isSimple(index)) return signal('type')
  if (index.type > Type.long || index.type === Type.guid) return signal('type')
  return index.kind === 'atom' ? [Number(index.item)] : Array.from(index.data, Number)
}

const isSymbolic = (index: Value) => isSimple(index) && index.type === Type.symbol

function amendIndices(value: Value, amendment: Amendment): Value {
  switch (value.kind) {
    case 'vector':
    case 'list':
      return amendItems(value, amendment)
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

/** Changes items one after the other, so that an index given twice is changed twice. */
function amendItems(list: Vector | List, { indices, change, part }: Amendment): Value {
  return replaceEach(list, indices, (current, index, i) =>
    change(itemAt(current, requireIndex(index, list.length)), part(i)),
  )
}

/** Changes the values of keys, and adds missing keys with a value that fits the others. */
function amendDictionary(dictionary: Dictionary, { indices, keys, change, part }: Amendment): Dictionary {
  let result = dictionary
  indices.forEach((index, i) => {
    const key = keys[i] ?? nil
    const known = index >= 0 ? index : findKey(result, key)
    const { values } = result
    const old = known >= 0 ? itemAt(values, known) : nullOfList(values)
    result = setEntry(result, { index: known, key, value: change(old, part(i)) })
  })
  return result
}

/** Finds a key that an earlier index of the same amend may have added; -1 if it is missing. */
function findKey(dictionary: Dictionary, key: Value): number {
  const found = findKeys(dictionary, key)
  return typeof found === 'number' ? found : -1
}

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
function amendRows(table: Table, { indices, change, part }: Amendment): Table {
  let result = table
  indices.forEach((index, i) => {
    result = replaceRow(result, index, change(itemAt(result, index), part(i)))
  })
  return result
}
