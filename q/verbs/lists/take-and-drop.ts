import { omitColumns, pickColumns } from '../../values/columns.ts'
import { assertItemLimit, maxItems, signal, signalTooLong } from '../../values/errors.ts'
import { chooseIndices, indicesBetween } from '../../values/indices.ts'
import { countOf, toUniformList } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { textsOf } from '../../values/symbols.ts'
import { isList } from '../../values/types.ts'
import { Dictionary, List, type Table, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { firstIndices } from '../../vectors/first-indices.ts'
import { isWholeNumber, wholeNumber, wholeNumbers } from '../../vectors/whole-number.ts'

/** `5#y`: that many items from the front, or with a negative number from the end, starting over where y is used up. */
export function takeItems(count: number, y: Value): Value {
  if (Number.isNaN(count)) return signal('type')
  const list = isList(y) || y.kind === 'dictionary' ? y : toUniformList([y])
  const available = countOf(list)
  const start = count < 0 ? available + (count % (available || 1)) : 0
  return itemsFrom(list, start, Math.abs(count))
}

/** `2 3#y`: y in rows, rows of rows and so on; a null stands for as many as there are. */
export function reshape(shape: readonly number[], y: Value): Value {
  const list = isList(y) ? y : toUniformList([y])
  if (shape.length === 1) return takeItems(shape[0] as number, y)
  if (shape.some(Number.isNaN)) return splitInto(shape, list)
  const count = shape.reduce((x, y) => x * Math.max(1, y), 1)
  if (count > maxItems) return signalTooLong(count)
  assertItemLimit(shape.slice(0, -1).reduce((x, y) => x * Math.max(1, y), 1))
  return fillShape(shape, list, 0)
}

/** `` `a`b#d ``: the entries of these keys, null for a key that d lacks. */
export function takeKeys(keys: Value, y: Dictionary): Dictionary {
  return new Dictionary(keys, itemsAt(y.values, firstIndices(y.keys, keys)))
}

/** `` `a`b#t ``: these columns. */
export const takeColumns = (names: Value, y: Table): Table => pickColumns(y, textsOf(names))

/** So many items from an index on, going round. An empty list gives nulls. */
function itemsFrom(list: Value, start: number, count: number): Value {
  const available = countOf(list)
  if (start + count <= available) return itemsBetween(list, start, start + count)
  const indices = new Float64Array(count > maxItems ? signalTooLong(count) : count)
  if (!available) indices.fill(-1)
  else
    for (let i = 0, index = start % available; i < count; i++) {
      indices[i] = index
      index = index + 1 === available ? 0 : index + 1
    }
  return itemsAt(list, indices)
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

/** The entries of a dictionary whose keys are not in a list. */
export function dropKeys(keys: Value, y: Dictionary): Dictionary {
  const indices = firstIndices(keys, y.keys)
  const missing = countOf(keys)
  const kept = chooseIndices(indices.length, index => indices[index] === missing)
  return new Dictionary(itemsAt(y.keys, kept), itemsAt(y.values, kept), y.isStepped)
}

/** `` `a`b _ t ``: the table without these columns. */
export const dropColumns = (names: Value, y: Table): Table => omitColumns(y, textsOf(names))

/** The items from an index to before another. */
export function itemsBetween(y: Value, start: number, end: number): Value {
  if (y.kind !== 'vector') return itemsAt(y, indicesBetween(start, end))
  return new Vector(y.type, y.data.slice(start, Math.max(start, end)), '', y.domain)
}

export const sublistVerbs: VerbTable = { sublist: binary(sublist) }

/** `3 sublist y` is up to 3 items, from the end if negative; `2 3 sublist y` up to 3 from index 2. */
function sublist(x: Value, y: Value): Value {
  const count = countOf(y)
  if (isWholeNumber(x)) {
    const size = wholeNumber(x)
    return size < 0 ? itemsBetween(y, Math.max(0, count + size), count) : itemsBetween(y, 0, Math.min(size, count))
  }
  const [start, size] = wholeNumbers(x)
  if (start === undefined || size === undefined) return signal('length')
  return itemsBetween(y, Math.max(0, start), Math.min(start + size, count))
}
