import { countOf, itemAt, itemsOf } from '../values/items.ts'
import { isNil, nil } from '../values/nil.ts'
import { signal } from '../values/q-error.ts'
import { textsOf } from '../values/text-of.ts'
import { isList, isSimple } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'
import { findKeys } from '../verbs/search/find-keys.ts'
import { amendDictionary } from './amend-dictionary.ts'
import { amendList, amendVector } from './amend-items.ts'
import { amendColumns, amendRows } from './amend-table.ts'
import type { Amendment, Change } from './amendment.ts'

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
  if (isSinglePlace(value, index)) {
    return amendPlaces(value, { places: placesOf(value, index), keys: [index], change, part: () => by })
  }
  if (index.kind === 'list' && !isKeyList(value)) {
    const parts = partsOf(by, index.items.length)
    return index.items.reduce<Value>((result, each, i) => amendAt(result, each, change, parts(i)), value)
  }
  const places = placesOf(value, index)
  return amendPlaces(value, { places, keys: itemsOf(index), change, part: partsOf(by, places.length) })
}

/** How the value on the right is spread over `count` places: an atom goes to each, a list item by item. */
export function partsOf(by: Value, count: number): (i: number) => Value {
  if (!isList(by)) return () => by
  return countOf(by) === count ? i => itemAt(by, i) : signal('length')
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

/** Where the items are; -1 for a key or column that does not exist yet. */
function placesOf(value: Value, index: Value): readonly number[] {
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

function amendPlaces(value: Value, amendment: Amendment): Value {
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
