import { omitColumns, pickColumns } from '../../values/columns.ts'
import { assertItemLimit, maxItems, signal, signalTooLong } from '../../values/errors.ts'
import { chooseIndices, indicesBetween } from '../../values/indices.ts'
import { countOf, toUniformList } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { textsOf } from '../../values/symbols.ts'
import { isList } from '../../values/types.ts'
import { Dictionary, List, type Table, type Value, Vector } from '../../values/value.ts'
import { firstIndices } from '../../vectors/first-indices.ts'

/** `5#y`: the first 5 items, `-5#y` the last 5. A shorter list is repeated: `5#1 2` is 1 2 1 2 1. */
export function takeItems(count: number, y: Value): Value {
  if (Number.isNaN(count)) return signal('type')
  const list = isList(y) || y.kind === 'dictionary' ? y : toUniformList([y])
  const available = countOf(list)
  const start = count < 0 ? available + (count % (available || 1)) : 0
  return itemsFrom(list, start, Math.abs(count))
}

/** `2 3#y`: 2 rows of 3 items; more numbers nest deeper. A null size follows from the count of y. */
export function reshape(shape: readonly number[], y: Value): Value {
  const list = isList(y) ? y : toUniformList([y])
  if (shape.length === 1) return takeItems(shape[0] as number, y)
  if (shape.some(Number.isNaN)) return splitInto(shape, list)
  const count = shape.reduce((x, y) => x * Math.max(1, y), 1)
  if (count > maxItems) return signalTooLong(count)
  assertItemLimit(shape.slice(0, -1).reduce((x, y) => x * Math.max(1, y), 1))
  return fillShape(shape, list, 0)
}

function fillShape([size, ...inner]: readonly number[], list: Value, start: number): Value {
  const count = size as number
  if (count < 0) return signal('domain')
  if (!inner.length) return itemsFrom(list, start, count)
  const step = inner.reduce((x, y) => x * y, 1)
  return new List(Array.from({ length: count }, (_, i) => fillShape(inner, list, start + i * step)))
}

/** `0N 3#y` makes rows of 3, the last one shorter; `3 0N#y` makes 3 rows of nearly equal length. */
function splitInto([rows, width, ...others]: readonly number[], list: Value): Value {
  if (others.length || rows === undefined || width === undefined) return signal('nyi')
  const available = countOf(list)
  if (Number.isNaN(rows) && Number.isNaN(width)) return new List([list])
  const count = Number.isNaN(rows) ? Math.ceil(available / width) : rows
  const startOf = (row: number) =>
    Number.isNaN(rows) ? Math.min(row * width, available) : Math.floor((row * available) / rows)
  return new List(
    Array.from({ length: assertItemLimit(count) }, (_, row) =>
      itemsFrom(list, startOf(row), startOf(row + 1) - startOf(row)),
    ),
  )
}

/** `count` items from an index on, starting over at the end of the list. An empty list gives nulls. */
function itemsFrom(list: Value, start: number, count: number): Value {
  const available = countOf(list)
  if (start + count <= available) return itemsBetween(list, start, start + count)
  const indices = new Int32Array(count > maxItems ? signalTooLong(count) : count)
  if (!available) indices.fill(-1)
  else
    for (let i = 0, index = start % available; i < count; i++) {
      indices[i] = index
      index = index + 1 === available ? 0 : index + 1
    }
  return itemsAt(list, indices)
}

/** `` `a`b#d ``: the entries of these keys, with a null for a key that d lacks. */
export function takeKeys(keys: Value, y: Dictionary): Dictionary {
  return new Dictionary(keys, itemsAt(y.values, firstIndices(y.keys, keys)))
}

/** `` `a`b#t ``: the columns of these names. */
export const takeColumns = (names: Value, y: Table): Table => pickColumns(y, textsOf(names))

/** `2_y` without the first 2 items, `-2_y` without the last 2. */
export function dropItems(count: number, y: Value): Value {
  if (Number.isNaN(count)) return signal('type')
  const available = countOf(y)
  if (count < 0) return itemsBetween(y, 0, Math.max(0, available + count))
  return itemsBetween(y, Math.min(count, available), available)
}

/** `x _ 2` without the item at index 2. */
export function dropAt(x: Value, index: number): Value {
  return itemsAt(
    x,
    chooseIndices(countOf(x), each => each !== index),
  )
}

/** `` `a`b _ d ``: the dictionary without the entries of these keys. */
export function dropKeys(keys: Value, y: Dictionary): Dictionary {
  const indices = firstIndices(keys, y.keys)
  const missing = countOf(keys)
  const kept = chooseIndices(indices.length, index => indices[index] === missing)
  return new Dictionary(itemsAt(y.keys, kept), itemsAt(y.values, kept), y.isStepped)
}

/** `` `a`b _ t ``: the table without these columns. */
export const dropColumns = (names: Value, y: Table): Table => omitColumns(y, textsOf(names))

/** The items from index `start` to before `end`. */
export function itemsBetween(y: Value, start: number, end: number): Value {
  if (y.kind !== 'vector') return itemsAt(y, indicesBetween(start, end))
  return new Vector(y.type, y.borrow().slice(start, Math.max(start, end)), '', y.domain)
}
