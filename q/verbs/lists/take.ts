import { pickColumns } from '../../values/columns.ts'
import { collapse, countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { refuseCount, requireRoom } from '../../values/require-room.ts'
import { textsOf } from '../../values/text-of.ts'
import { isList } from '../../values/type-of.ts'
import { Dictionary, List, type Table, type Value } from '../../values/value.ts'
import { firstPlaces } from '../search/first-places.ts'
import { itemsBetween } from './drop.ts'
import { itemsAllowed } from './items-allowed.ts'

/** `5#y`: that many items from the front, or with a negative number from the end, starting over where y is used up. */
export function takeItems(count: number, y: Value): Value {
  if (Number.isNaN(count)) return signal('type')
  const list = isList(y) || y.kind === 'dictionary' ? y : collapse([y])
  const available = countOf(list)
  const start = count < 0 ? available + (count % (available || 1)) : 0
  return itemsFrom(list, start, Math.abs(count))
}

/** `2 3#y`: y in rows, rows of rows and so on; a null stands for as many as there are. */
export function reshape(shape: readonly number[], y: Value): Value {
  const list = isList(y) ? y : collapse([y])
  if (shape.length === 1) return takeItems(shape[0] as number, y)
  if (shape.some(Number.isNaN)) return splitInto(shape, list)
  const count = shape.reduce((x, y) => x * Math.max(1, y), 1)
  if (count > itemsAllowed) return refuseCount(count)
  requireRoom(shape.slice(0, -1).reduce((x, y) => x * Math.max(1, y), 1))
  return fillShape(shape, list, 0)
}

/** `` `a`b#d ``: the entries of these keys, null for a key that d lacks. */
export function takeKeys(keys: Value, y: Dictionary): Dictionary {
  return new Dictionary(keys, itemsAt(y.values, firstPlaces(y.keys, keys)))
}

/** `` `a`b#t ``: these columns. */
export const takeColumns = (names: Value, y: Table): Table => pickColumns(y, textsOf(names))

/** So many items from a place on, going round. An empty list gives nulls. */
function itemsFrom(list: Value, start: number, count: number): Value {
  const available = countOf(list)
  if (start + count <= available) return itemsBetween(list, start, start + count)
  const places = new Float64Array(count > itemsAllowed ? refuseCount(count) : count)
  if (!available) places.fill(-1)
  else
    for (let i = 0, place = start % available; i < count; i++) {
      places[i] = place
      place = place + 1 === available ? 0 : place + 1
    }
  return itemsAt(list, places)
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
    Array.from({ length: requireRoom(count) }, (_, row) =>
      itemsFrom(list, startOf(row), startOf(row + 1) - startOf(row)),
    ),
  )
}
