import type { Session } from '../../context/session.ts'
import { joinSides, otherNames, pickColumns } from '../../values/columns.ts'
import { symbol, symbols } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { countOf } from '../../values/items.ts'
import { textsOf } from '../../values/symbols.ts'
import { isList, isSymbol, typeInfo } from '../../values/types.ts'
import { Dictionary, List, Table, type Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { markSorted } from '../../vectors/vector-attributes.ts'
import { isWholeNumber } from '../../vectors/whole-number.ts'
import { til } from '../lists/list-verbs.ts'
import { changeByName, nameOf, readByName } from './by-name.ts'

/** The keys of dictionaries and tables, and the names of columns. */
export const keyVerbs = (session: Session): VerbTable => ({
  cols: unary(x => cols(session, x), {
    shape: 'cols t',
    help: 'the names of the columns of a table',
    examples: [
      ['cols([]a:1 2;b:3 4)', '`a`b'],
      ['cols([k:1 2]v:3 4)', '`k`v'],
      ['cols 5', "'type\n  [0]  cols 5\n       ^"],
    ],
  }),
  key: unary(x => key(session, x), {
    shape: 'key x',
    help: 'the keys of a dictionary or keyed table; the names in a folder',
    examples: [
      ['key `a`b!1 2', '`a`b'],
      ['key 1.5 2', '`float'],
      ['key 3', '0 1 2'],
      ['key `nothing', '()'],
    ],
    code: 16,
    kForm: '!:',
  }),
  keys: unary(x => keys(session, x), {
    shape: 'keys t',
    help: 'the names of the key columns of a table',
    examples: [
      ['keys([k:1 2]v:3 4)', ',`k'],
      ['keys([]a:1 2)', '`symbol$()'],
    ],
  }),
  xkey: binary((x, y) => xkey(session, x, y), {
    shape: 'columns xkey t',
    help: 'makes columns the key of a table',
    examples: [
      ['`a xkey([]a:1 2;b:3 4)', 'a| b\n-| -\n1| 3\n2| 4'],
      ['() xkey ([a:1 2]b:3 4)', 'a b\n---\n1 3\n2 4'],
      ['t:([]a:1 2;b:3 4);`a xkey `t;keys t', ',`a'],
    ],
    isInfix: true,
  }),
})

/** The names of all columns, keys first. */
const cols = (session: Session, x: Value): Value => symbols(unkey(readByName(session, x)).names)

/** A dictionary's keys, a vector's type, an enumeration's domain, `til` of a number; a name is looked up. */
function key(session: Session, x: Value): Value {
  if (x.kind === 'dictionary') return x.keys
  const name = nameOf(x)
  if (name !== undefined) return keyOfName(session, x, name)
  if (isWholeNumber(x)) return til(x)
  if (x.kind !== 'vector' && x.kind !== 'atom') return signal('type')
  return symbol(x.domain ? x.domain.name : typeInfo(x.type).name)
}

/** The keys of the dictionary or namespace of this name; the name of another variable, `()` if it is undefined. */
function keyOfName(session: Session, x: Value, name: string): Value {
  if (name.startsWith(':')) return keyOfPath(session, x, name.slice(1))
  if (name === '') return symbols(session.namespaces())
  const value = session.getGlobal(name)
  if (value?.kind === 'dictionary') return value.keys
  if (value) return x
  const names = session.namesIn(name)
  return names.length ? symbols(names) : new List([])
}

/** The sorted names in a folder, the handle of an existing file, `()` for a path without either. */
function keyOfPath(session: Session, handle: Value, path: string): Value {
  const { files } = session
  const names = files.listFolder(path)
  if (names) return names.length ? markSorted(symbols(names)) : symbols(names)
  return files.readFile(path) ? handle : new List([])
}

/** The names of the key columns. */
function keys(session: Session, x: Value): Value {
  const table = readByName(session, x)
  return symbols(unkey(table).names.slice(0, keyCountOf(table)))
}

/** `` `a xkey t ``: the table with these columns, moved to the front, as keys. A table given by name is changed. */
function xkey(session: Session, x: Value, y: Value): Value {
  const names = textsOf(x)
  return changeByName(session, y, value => {
    const table = columnsFirst(names, unkey(value))
    return names.length ? enkey(names.length, table) : table
  })
}

/** The table with these columns before the others. Signals the name of a missing column. */
export const columnsFirst = (names: readonly string[], table: Table): Table =>
  pickColumns(table, [...names, ...otherNames(table, names)])

/** A table or keyed table with its first `count` columns as keys; a count of 0 removes the keys. */
export function enkey(count: number, value: Value): Value {
  const table = unkey(value)
  if (count === 0) return table
  return count < table.names.length ? splitKeys(table, count) : signal('length')
}

/** A keyed table as a table, keys first; a table without keys unchanged. Signals `type` for other values. */
export function unkey(value: Value): Table {
  if (value.kind === 'table') return value
  if (value.kind !== 'dictionary' || value.keys.kind !== 'table' || value.values.kind !== 'table') return signal('type')
  return joinSides(value.keys, value.values)
}

/** The number of key columns. */
export function keyCountOf(value: Value): number {
  return value.kind === 'dictionary' && value.keys.kind === 'table' ? value.keys.names.length : 0
}

/** A keyed table of a table whose first `count` columns are the keys. */
export function splitKeys({ names, columns }: Table, count: number): Dictionary {
  return new Dictionary(
    new Table(names.slice(0, count), columns.slice(0, count)),
    new Table(names.slice(count), columns.slice(count)),
  )
}

/**
 * `keys!values`: a dictionary of two lists of equal count, a keyed table of two tables. A symbol as `values` is the path
 * or name of a table on disk, which `flip` maps.
 */
export function makeDictionary(keys: Value, values: Value): Dictionary {
  if (!isList(keys)) return signal('type')
  if (isSymbol(values)) return new Dictionary(keys, values)
  if (!isList(values)) return signal('type')
  return countOf(keys) === countOf(values) ? new Dictionary(keys, values) : signal('length')
}
