import { columnOf, mapColumns, omitColumns, otherNames, pickColumns, requireColumn } from '../../values/columns.ts'
import { assertItemLimit, signal } from '../../values/errors.ts'
import { countOf, itemsOf, toUniformList } from '../../values/items.ts'
import { itemsAt, nullsLike, tableOfColumns } from '../../values/items-at.ts'
import { isEmptyList, isFunction, isKeyedTable, isList, isSimple } from '../../values/types.ts'
import { Dictionary, List, PartitionedTable, Table, type Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { joinLists, joinManyLists } from '../../vectors/join-lists.ts'
import { depthOf } from '../../vectors/seek.ts'
import { fitItems } from '../lists/enumerate.ts'
import { dropItems } from '../lists/take-and-drop.ts'
import { flip } from './flip.ts'
import { joinDictionaries, joinRow, joinTables, uniteKeys, unkey } from './keyed-tables.ts'

/** `1 2,3` is 1 2 3; values of different types make a general list. */
export function join(x: Value, y: Value): Value {
  if (isPlain(x) && isPlain(y)) return joinLists(x, y)
  if (isEmptyList(x)) return y
  if (isEmptyList(y)) return x
  if (x.kind === 'table' && y.kind === 'table') return joinTables(x, y)
  if (x.kind === 'dictionary' && y.kind === 'dictionary') return joinDictionaries(x, y)
  if (x.kind === 'dictionary' || y.kind === 'dictionary') return joinRow(x, y)
  return x.kind === 'list' || y.kind === 'list' ? new List([...itemsOf(x), ...itemsOf(y)]) : signal('type')
}

/** All items joined to one list, as `,/` does it but in one pass where none is a dictionary or table. */
function joinAll(items: readonly Value[]): Value {
  const [first, ...others] = items
  if (!first) return new List([])
  if (items.every(isPlain)) return joinManyLists(items)
  return others.length ? others.reduce(join, first) : first
}

const isPlain = (value: Value) => value.kind !== 'dictionary' && value.kind !== 'table'

/**
 * What `x,:y` makes of x. It is stricter than `x,y`: a vector, column or dictionary keeps its type. A table takes rows
 * as lists; a general list takes y as one item if y is as deep as its items are.
 */
export function append(x: Value, y: Value): Value {
  if (isEmptyList(y) && x.kind !== 'atom') return x
  switch (x.kind) {
    case 'table':
      return appendRows(x, readRowsOrRow(x, y))
    case 'dictionary':
      return appendEntries(x, y)
    case 'vector':
      return appendItems(x, y)
    case 'list':
      return x.items.length && depthOf(x) === depthOf(y) + 1 ? new List([...x.items, y]) : join(x, y)
    default:
      return join(x, y)
  }
}

function appendEntries(x: Dictionary, y: Value): Value {
  if (x.isStepped) return signal('step')
  if (isKeyedTable(x)) return upsertRows(x, readRowsOrRow(unkey(x), y))
  if (y.kind !== 'dictionary') return signal('type')
  const { keys, takenFrom } = uniteKeys(x.keys, y.keys)
  return new Dictionary(keys, itemsAt(appendItems(x.values, y.values), takenFrom))
}

/**
 * A list with items added that must fit it: those of a vector must have its type, those of an enumeration stand in its
 * domain. An empty general list takes on the type of its first items.
 */
export function appendItems(list: Value, added: Value): Value {
  if (list.kind === 'list')
    return list.items.length ? new List([...list.items, ...itemsOf(added)]) : joinLists(list, added)
  if (list.kind !== 'vector') return joinLists(list, added)
  const fitting = fitItems(list, added)
  if (isEmptyList(fitting)) return list
  if (!isSimple(fitting)) return signal('type')
  if (fitting.type !== list.type) return countOf(fitting) ? signal('type') : list
  return joinLists(list, fitting)
}

/** The table with rows below it; a column that the rows lack gets nulls. Items must fit their columns; partitions take none. */
export function appendRows(table: Table, rows: Table): Table {
  if (table instanceof PartitionedTable) return signal('par')
  return changeColumns(table, rows, (column, added) =>
    added ? appendItems(column, added) : joinLists(column, nullsLike(column, countOf(rows))),
  )
}

/** The keyed table with rows added. A row whose key is there replaces the one that has it, in the columns that it has. */
export function upsertRows({ keys, values }: Dictionary, rows: Table): Dictionary {
  if (keys.kind !== 'table' || values.kind !== 'table') return signal('type')
  if (otherNames(keys, rows.names).length) return signal('mismatch')
  const count = countOf(keys)
  const fitting = dropItems(count, appendRows(keys, pickColumns(rows, keys.names)))
  const united = uniteKeys(keys, fitting)
  const known = united.takenFrom.map((_, row) => (row < count ? row : -1))
  const changed = changeColumns(values, omitColumns(rows, keys.names), (column, added) =>
    added ? itemsAt(appendItems(column, added), united.takenFrom) : itemsAt(column, known),
  )
  return new Dictionary(united.keys, changed)
}

/** Each column of the table with what the column of its name among the rows makes of it. Rows may not have others. */
function changeColumns(table: Table, rows: Table, change: (column: Value, added: Value | undefined) => Value): Table {
  if (otherNames(rows, table.names).length) return signal('mismatch')
  return mapColumns(table, (column, index) => change(column, columnOf(rows, table.names[index] as string)))
}

/**
 * The rows that are inserted into the columns of a table: a table, a row as a dictionary or as a list, or a list with a
 * list for each column.
 */
export function readRows(table: Table, given: Value): Table {
  if (given.kind === 'table') return given
  if (given.kind === 'dictionary') return isKeyedTable(given) ? unkey(given) : readRow(given)
  const items = isList(given) ? itemsOf(given) : [given]
  return tableOfColumns(table.names, items)
}

/**
 * As `readRows`, but a list may also have a list for each row. One that starts with an atom is a row, whose other items
 * may be lists, such as strings.
 */
function readRowsOrRow(table: Table, given: Value): Table {
  if (given.kind === 'list' && given.items.length && !isList(given.items[0] as Value))
    return tableOfColumns(
      table.names,
      given.items.map(item => toUniformList([item])),
    )
  if (given.kind !== 'list' || !isListOfRows(table, given.items)) return readRows(table, given)
  const columns = flip(new List(given.items.map(row => new List(itemsOf(row)))))
  return tableOfColumns(
    table.names,
    itemsOf(columns).map(column => toUniformList(itemsOf(column))),
  )
}

function readRow(row: Value): Table {
  const table = toUniformList([row])
  return table.kind === 'table' ? table : signal('type')
}

/** Each item has an item for each column, and they cannot be the columns themselves. */
function isListOfRows(table: Table, items: readonly Value[]): boolean {
  const width = table.names.length
  if (
    !items.length ||
    !items.every(item => (item.kind === 'list' || item.kind === 'vector') && countOf(item) === width)
  )
    return false
  return items.length !== width || items.some((item, i) => item.kind === 'list' && table.columns[i]?.kind === 'vector')
}

export const razeVerb: VerbTable = { raze: unary(raze) }

/** `raze (1 2;3)` is 1 2 3: the items joined, one level less deep. */
function raze(x: Value): Value {
  if (x.kind === 'vector') return x
  if (x.kind === 'atom' || isFunction(x)) return toUniformList([x])
  return joinAll(itemsOf(x))
}

export const crossVerb: VerbTable = { cross: binary(cross) }

/** Every item of x joined with every item of y: `1 2 cross 3 4` is (1 3;1 4;2 3;2 4). Tables give all pairs of rows. */
function cross(x: Value, y: Value): Value {
  if (x.kind === 'table' && y.kind === 'table') return crossTables(x, y)
  if (x.kind === 'dictionary' && y.kind === 'dictionary')
    return new Dictionary(cross(x.keys, y.keys), cross(x.values, y.values))
  assertItemLimit(countOf(x) * countOf(y))
  const right = itemsOf(y)
  return toUniformList(itemsOf(x).flatMap(item => right.map(other => join(item, other))))
}

function crossTables(x: Table, y: Table): Table {
  const [rows, others] = [countOf(x), countOf(y)]
  assertItemLimit(rows * others)
  const left = Int32Array.from({ length: rows * others }, (_, i) => Math.floor(i / others))
  const right = Int32Array.from({ length: rows * others }, (_, i) => i % others)
  const added = y.names.filter(name => !x.names.includes(name))
  return new Table(
    [...x.names, ...added],
    [...x.names, ...added].map(name => {
      const column = columnOf(y, name)
      return column ? itemsAt(column, right) : itemsAt(requireColumn(x, name), left)
    }),
  )
}
