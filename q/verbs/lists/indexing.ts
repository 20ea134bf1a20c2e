import { columnOf } from '../../values/columns.ts'
import { signal } from '../../values/errors.ts'
import { countOf, itemAt, itemsOf, nullOfList, toUniformList } from '../../values/items.ts'
import { itemsAt, nullsLike } from '../../values/items-at.ts'
import { spend } from '../../values/meter.ts'
import { isNil, nil } from '../../values/nulls.ts'
import { symbolText, textsOf } from '../../values/symbols.ts'
import { isFunction, Type } from '../../values/types.ts'
import { type Atom, Dictionary, type Table, type Value, type Vector } from '../../values/value.ts'
import { findKeys } from './find.ts'

/** `x@index` for a list, dictionary or table. The result has the shape of the index. */
export function indexAt(value: Value, index: Value): Value {
  if (isNil(index)) return value
  switch (value.kind) {
    case 'vector':
    case 'list':
      return indexList(value, index)
    case 'table':
      return indexTable(value, index)
    case 'dictionary':
      return indexDictionary(value, index)
    default:
      return signal('type')
  }
}

type Indices = readonly (Value | undefined)[]

/**
 * `x[i;j]`: one index for each level; undefined and `::` stand for all items of their level. A function among the items
 * is handed to `apply` with the remaining indices.
 */
export function indexDeep(value: Value, indices: Indices, apply?: (f: Value, rest: Indices) => Value): Value {
  if (apply && isFunction(value)) return apply(value, indices)
  spend(indices.length) // Each level copies the indices of those below.
  const [first, ...rest] = indices
  if (first === undefined && !rest.length) return value
  if (!rest.length) return indexAt(value, first ?? nil)
  if (first === undefined || isNil(first)) return indexEach(value, rest, apply)
  if (first.kind === 'atom' || isKeyOf(value, first)) return indexDeep(indexAt(value, first), rest, apply)
  return toUniformList(itemsOf(first).map(each => indexDeep(value, [each, ...rest], apply)))
}

/** Whether the index is a single key of a keyed table, which may be a list. */
const isKeyOf = (value: Value, index: Value) =>
  value.kind === 'dictionary' && value.keys.kind === 'table' && index.kind !== 'table'

function indexEach(value: Value, rest: Indices, apply: Parameters<typeof indexDeep>[2]): Value {
  if (value.kind === 'table' && rest.length === 1 && rest[0]) return indexTable(value, rest[0])
  const items = toUniformList(itemsOf(value).map(item => indexDeep(item, rest, apply)))
  return value.kind === 'dictionary' ? new Dictionary(value.keys, items) : items
}

function indexList(value: Value, index: Value): Value {
  switch (index.kind) {
    case 'atom':
      return itemAt(value, indexOfAtom(index))
    case 'vector':
      return itemsAt(value, indicesOfVector(index))
    case 'list':
      return index.length ? toUniformList(index.items.map(each => indexList(value, each))) : itemsAt(value, [])
    case 'dictionary':
      return new Dictionary(index.keys, indexList(value, index.values))
    case 'table':
      return toUniformList(itemsOf(index).map(each => indexList(value, each)))
    default:
      return isNil(index) ? value : signal('type')
  }
}

/** Whole numbers and booleans are indices. */
const isIndexType = (type: number) => type === Type.boolean || (type >= Type.byte && type <= Type.long)

function indexOfAtom({ type, item }: Atom): number {
  if (!isIndexType(type) && type !== Type.enumeration) signal('type')
  return Number(item)
}

function indicesOfVector({ type, data }: Vector): ArrayLike<number> {
  if (!isIndexType(type) && data.length) signal('type')
  return data as ArrayLike<number>
}

function indexTable(table: Table, index: Value): Value {
  if (index.kind === 'atom' && index.type === Type.symbol) return columnOrNulls(table, symbolText(index.item))
  if (index.kind === 'vector' && index.type === Type.symbol)
    return toUniformList(textsOf(index).map(name => columnOrNulls(table, name)))
  if (index.kind === 'list' && index.length) return toUniformList(index.items.map(each => indexTable(table, each)))
  if (index.kind === 'dictionary') return new Dictionary(index.keys, indexTable(table, index.values))
  return indexList(table, index)
}

/** The column of that name; if there is none, nulls of the type of the first column. */
function columnOrNulls(table: Table, name: string): Value {
  const column = columnOf(table, name)
  if (column) return column
  const [first] = table.columns
  return first ? nullsLike(first, countOf(table)) : nil
}

function indexDictionary(dictionary: Dictionary, index: Value): Value {
  if (index.kind === 'list' && dictionary.keys.kind !== 'list' && dictionary.keys.kind !== 'table')
    return toUniformList(index.items.map(each => indexDictionary(dictionary, each)))
  if (index.kind === 'dictionary' && dictionary.keys.kind !== 'table')
    return new Dictionary(index.keys, indexDictionary(dictionary, index.values))
  if (isFunction(index) && dictionary.keys.kind !== 'list') return signal('type')
  const indices = findKeys(dictionary, index)
  if (typeof indices !== 'number') return itemsAt(dictionary.values, indices)
  return indices < 0 ? nullOfList(dictionary.values) : itemAt(dictionary.values, indices)
}
