import type { Session } from '../../context/session.ts'
import { columnOf, mapColumns, omitColumns, otherNames, pickColumns, tableOfColumns } from '../../values/columns.ts'
import { longs } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { indicesBetween } from '../../values/indices.ts'
import { countOf, itemAt, itemsOf, nullOfList, toUniformList } from '../../values/items.ts'
import { itemsAt, nullsLike } from '../../values/items-at.ts'
import { nil } from '../../values/nulls.ts'
import { symbolText } from '../../values/symbols.ts'
import { isEmptyList, isKeyedTable, isList, isSimple, type KeyedTable, Type } from '../../values/types.ts'
import { type Atom, Dictionary, List, PartitionedTable, type Table, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { appendToList, joinLists } from '../../vectors/join-lists.ts'
import { depthOf } from '../../vectors/seek.ts'
import { extendDictionary, findEntry, findRow } from '../lists/entries.ts'
import { fitItems } from '../lists/enumerate.ts'
import { keyOfTable } from '../lists/find.ts'
import { replaceItem, requireIndex } from '../lists/replace-item.ts'
import { dropItems } from '../lists/take-and-drop.ts'
import { nameOf } from './by-name.ts'
import { flip } from './flip.ts'
import { join, uniteKeys } from './join.ts'
import { unkey } from './keyed-tables.ts'

/** Adding rows to tables. */
export const insertVerbs = (session: Session): VerbTable => ({
  insert: binary((x, y) => insert(session, x, y), {
    shape: 't insert x',
    help: 'adds rows to the table named t: `t insert (1;2)',
    examples: [
      ['t:([]a:1 2);`t insert 3', ',2'],
      ['t:([]a:1 2;b:`x`y);`t insert (3;`z);t', 'a b\n---\n1 x\n2 y\n3 z'],
      [
        'k:([a:1 2]b:3 4);`k insert (1;5)',
        "'insert\n  [0]  k:([a:1 2]b:3 4);`k insert (1;5)\n                           ^",
      ],
    ],
    isInfix: true,
    code: 28,
  }),
  upsert: binary((x, y) => upsert(session, x, y), {
    shape: 't upsert x',
    help: 'adds rows, or replaces those with the same key',
    examples: [
      ['([k:1 2]v:3 4)upsert(2;9)', 'k| v\n-| -\n1| 3\n2| 9'],
      ['t:([]a:1 2);`t upsert 3;t', 'a\n-\n1\n2\n3'],
    ],
    isInfix: true,
  }),
})

/** `` `t insert rows ``: adds rows to the table named t and gives their indices. A keyed table refuses keys it has. */
function insert(session: Session, x: Value, y: Value): Value {
  const name = nameOf(x) ?? signal('type')
  const old = session.getGlobal(name)
  if (!old) return insertFirst(session, name, y)
  const changed = insertInto(old, y)
  session.setGlobal(name, changed)
  return indicesFrom(countOf(old), countOf(changed))
}

/** An undefined name is assigned the table. */
function insertFirst(session: Session, name: string, rows: Value): Value {
  if (rows.kind !== 'table' && rows.kind !== 'dictionary') return signal(name)
  session.setGlobal(name, rows)
  return indicesFrom(0, countOf(rows))
}

function insertInto(old: Value, rows: Value): Value {
  if (old.kind === 'table') return addRecord(old, rows) ?? appendRows(old, requireColumns(old, readRows(old, rows)))
  if (old.kind !== 'dictionary' || old.keys.kind !== 'table') return append(old, rows)
  const extended = addRecord(old, rows)
  if (extended) return countOf(extended) > countOf(old) ? extended : signal('insert')
  const columns = unkey(old)
  const added = requireColumns(columns, readRows(columns, rows))
  const changed = upsertRows(old, added)
  return countOf(changed) === countOf(old) + countOf(added) ? changed : signal('insert')
}

const requireColumns = (table: Table, rows: Table): Table =>
  otherNames(table, rows.names).length ? signal('mismatch') : rows

const indicesFrom = (start: number, end: number): Value => longs(indicesBetween(start, end))

/**
 * `t upsert rows`: t with the rows added; a row whose key t has replaces the old row. Given the name of a variable or
 * file, changes it and gives the name.
 */
function upsert(session: Session, x: Value, y: Value): Value {
  const name = nameOf(x)
  if (name === undefined) return append(x, y)
  const old = session.getGlobal(name)
  if (!old && !name.startsWith(':') && y.kind !== 'table' && y.kind !== 'dictionary') signal(name)
  session.setGlobal(name, old ? append(old, y) : y)
  return x
}

/**
 * The new x of `x,:y`. Unlike `x,y`, keeps the type of a vector, column or dictionary. A table takes rows as lists; a
 * general list takes y as one item if y is as deep as its items are.
 */
export function append(x: Value, y: Value): Value {
  if (isEmptyList(y) && x.kind !== 'atom') return x
  switch (x.kind) {
    case 'table':
      return addRecord(x, y) ?? appendRows(x, readRowsOrRow(x, y))
    case 'dictionary':
      return appendEntries(x, y)
    case 'vector':
      return appendItems(x, y)
    case 'list':
      return x.length && depthOf(x) === depthOf(y) + 1 ? appendToList(x, [y]) : join(x, y)
    default:
      return join(x, y)
  }
}

function appendEntries(x: Dictionary, y: Value): Value {
  if (x.isStepped) return signal('step')
  if (isKeyedTable(x)) return addRecord(x, y) ?? upsertRows(x, readRowsOrRow(unkey(x), y))
  if (y.kind !== 'dictionary') return signal('type')
  const changed = isFew(y, x) && setEntries(x, y)
  if (changed) return changed
  const { keys, takenFrom } = uniteKeys(x.keys, y.keys)
  return new Dictionary(keys, itemsAt(appendItems(x.values, y.values), takenFrom))
}

/**
 * The list with the added items, which must have the type of a vector and be in the domain of an enumeration. An empty
 * general list takes the type of its first items.
 */
function appendItems(list: Value, added: Value): Value {
  if (list.kind === 'list') return list.length ? appendToList(list, itemsOf(added)) : joinLists(list, added)
  if (list.kind !== 'vector') return joinLists(list, added)
  const fitting = fitItems(list, added)
  if (isEmptyList(fitting)) return list
  if (!isSimple(fitting)) return signal('type')
  if (fitting.type !== list.type) return countOf(fitting) ? signal('type') : list
  return joinLists(list, fitting)
}

/** The table with rows below it. Items must fit their columns; columns missing from the rows get nulls. */
function appendRows(table: Table, rows: Table): Table {
  return changeColumns(table, rows, (column, added) =>
    added ? appendItems(column, added) : joinLists(column, nullsLike(column, countOf(rows))),
  )
}

/** Whether so few entries or rows are added that taking them one by one is faster than copying the others. */
const isFew = (added: Value, present: Value) => countOf(added) * 8 <= countOf(present)

/** Sets entries one after the other; undefined for keys that `findEntry` does not find. */
function setEntries(x: Dictionary, y: Dictionary): Dictionary | undefined {
  let result = x
  for (let i = 0; i < countOf(y); i++) {
    const [key, value] = [itemAt(y.keys, i), itemAt(y.values, i)]
    const index = findEntry(result, key)
    if (index === undefined) return undefined
    result = setEntry(result, { index, key, value })
  }
  return result
}

/** The dictionary with another value at an index, or with a new entry behind the others if the index is below 0. */
export function setEntry(dictionary: Dictionary, entry: { index: number; key: Value; value: Value }): Dictionary {
  const { keys, values } = dictionary
  const { index, key, value } = entry
  return index < 0
    ? extendDictionary(dictionary, addKey(keys, key), addValue(values, value))
    : extendDictionary(dictionary, keys, replaceValue(values, index, value))
}

const addKey = (keys: Value, key: Value): Value =>
  join(keys, keys.kind === 'table' ? keyOfTable(keys, key) : toUniformList([key]))

const addValue = (values: Value, item: Value): Value =>
  values.kind === 'table'
    ? replaceRow(join(values, nullOfList(values)) as Table, countOf(values), item)
    : appendItems(values, toUniformList([item]))

/** Replaces one value of a dictionary; for a keyed table, it is a row. */
const replaceValue = (values: Value, index: number, item: Value): Value =>
  values.kind === 'table' ? replaceRow(values, index, item) : replaceItem(values, index, item)

/** Puts the items of a row, such as a dictionary, into the columns. */
export function replaceRow(table: Table, index: number, row: Value): Table {
  const items = itemsOf(row)
  if (items.length !== table.columns.length) signal('length')
  requireIndex(index, countOf(table))
  return mapColumns(table, (column, c) => replaceItem(column, index, items[c] ?? nil))
}

/**
 * Adds a row of atoms to a table in constant time on average; with keys, it may replace a row. Undefined for other
 * rows, and for rows whose key `findEntry` does not find.
 */
function addRecord(table: Table | Dictionary, given: Value): Table | Dictionary | undefined {
  if (table instanceof PartitionedTable) return signal('par')
  if (table.kind === 'table') {
    const row = readRecord(table.names, given)
    return row && appendRecord(table, row)
  }
  if (!isKeyedTable(table)) return undefined
  const row = readRecord([...table.keys.names, ...table.values.names], given)
  return row && upsertRecord(table, row)
}

/** The items of a row in the order of the names. */
function readRecord(names: readonly string[], given: Value): readonly Value[] | undefined {
  if (given.kind === 'table' || countOf(given) !== names.length) return undefined
  if (given.kind === 'dictionary') return areSymbols(names, given.keys) ? readRecord(names, given.values) : undefined
  const items = itemsOf(given)
  return items.every(item => item.kind === 'atom') ? items : undefined
}

const areSymbols = (names: readonly string[], symbols: Value) =>
  symbols.kind === 'vector' &&
  symbols.type === Type.symbol &&
  names.every((name, i) => symbolText(symbols.at(i) ?? 0) === name)

const appendRecord = (table: Table, row: readonly Value[]): Table =>
  mapColumns(table, (column, i) => appendAtom(column, row[i] as Atom))

const appendAtom = (column: Value, atom: Atom): Value =>
  column.kind === 'vector' && atom.type === column.type && atom.domain === column.domain
    ? joinLists(column, atom)
    : appendItems(column, toUniformList([atom]))

function upsertRecord(keyed: KeyedTable, row: readonly Value[]): Dictionary | undefined {
  const { keys, values } = keyed
  const [key, rest] = [row.slice(0, keys.names.length), row.slice(keys.names.length)]
  const index = findRow(keyed, keys.columns, key)
  if (index === undefined) return undefined
  return index < 0
    ? extendDictionary(keyed, appendRecord(keys, key), appendRecord(values, rest))
    : extendDictionary(
        keyed,
        keys,
        mapColumns(values, (column, i) => replaceItem(column, index, rest[i] as Value)),
      )
}

/** The keyed table with rows added. A row with a known key replaces the values of the columns that it has. */
function upsertRows(keyed: Dictionary, rows: Table): Dictionary {
  const { keys, values } = keyed
  if (keys.kind !== 'table' || values.kind !== 'table') return signal('type')
  if (otherNames(keys, rows.names).length) return signal('mismatch')
  const extended = isFew(rows, keys) && upsertRecords(keyed, rows)
  if (extended) return extended
  const count = countOf(keys)
  const fitting = dropItems(count, appendRows(keys, pickColumns(rows, keys.names)))
  const united = uniteKeys(keys, fitting)
  const known = united.takenFrom.map((_, row) => (row < count ? row : -1))
  const changed = changeColumns(values, omitColumns(rows, keys.names), (column, added) =>
    added ? itemsAt(appendItems(column, added), united.takenFrom) : itemsAt(column, known),
  )
  return new Dictionary(united.keys, changed)
}

/** Adds one row after the other; undefined if they are not all rows of atoms with all columns in order. */
function upsertRecords(keyed: Dictionary, rows: Table): Dictionary | undefined {
  let result: Value | undefined = keyed
  for (let i = 0; result?.kind === 'dictionary' && i < countOf(rows); i++) result = addRecord(result, itemAt(rows, i))
  return result?.kind === 'dictionary' ? result : undefined
}

/** Changes each column given the column of the same name in `rows`, undefined if missing. `rows` may not have others. */
function changeColumns(table: Table, rows: Table, change: (column: Value, added: Value | undefined) => Value): Table {
  if (otherNames(rows, table.names).length) return signal('mismatch')
  return mapColumns(table, (column, index) => change(column, columnOf(rows, table.names[index] as string)))
}

/** Reads rows to insert into a table: a table, a row as a dictionary or list, or a list of a list for each column. */
function readRows(table: Table, given: Value): Table {
  if (given.kind === 'table') return given
  if (given.kind === 'dictionary') return isKeyedTable(given) ? unkey(given) : readRow(given)
  const items = isList(given) ? itemsOf(given) : [given]
  return tableOfColumns(table.names, items)
}

function readRow(row: Value): Table {
  const table = toUniformList([row])
  return table.kind === 'table' ? table : signal('type')
}

/**
 * As `readRows`, but also reads a list of a list for each row. A list that starts with an atom is a row, whose other
 * items may be lists, such as strings.
 */
function readRowsOrRow(table: Table, given: Value): Table {
  if (given.kind === 'list' && given.length && !isList(given.items[0] as Value))
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

/** Whether each item has an item for each column, and the items cannot be the columns themselves. */
function isListOfRows(table: Table, items: readonly Value[]): boolean {
  const width = table.names.length
  if (
    !items.length ||
    !items.every(item => (item.kind === 'list' || item.kind === 'vector') && countOf(item) === width)
  )
    return false
  return items.length !== width || items.some((item, i) => item.kind === 'list' && table.columns[i]?.kind === 'vector')
}
