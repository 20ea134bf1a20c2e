import type { Session } from '../../context/session.ts'
import { otherNames, pickColumns } from '../../values/columns.ts'
import { symbol, symbols } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { textsOf } from '../../values/symbols.ts'
import { typeInfo } from '../../values/types.ts'
import { type Dictionary, List, Table, type Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { markSorted } from '../../vectors/kept-attribute.ts'
import { isWholeNumber } from '../../vectors/whole-number.ts'
import { til } from '../lists/list-verbs.ts'
import { changeByName, nameOf, readByName } from './by-name.ts'
import { enkey, keyCountOf, unkey } from './keyed-tables.ts'

/** Names of columns and their order. */
export const columnVerbs = (session: Session): VerbTable => ({
  cols: unary(x => cols(session, x)),
  xcol: binary(xcol),
  xcols: binary(xcols),
})

/** The names of all columns, keys first. */
function cols(session: Session, x: Value): Value {
  return symbols(unkey(readByName(session, x)).names)
}

/** `` `p`q xcol t `` renames the first columns; a dictionary renames the columns that are its keys. */
function xcol(x: Value, y: Value): Value {
  const table = unkey(y)
  const names = x.kind === 'dictionary' ? renameSome(x, table.names) : renameFirst(textsOf(x), table.names)
  return enkey(keyCountOf(y), new Table(names, table.columns))
}

/** `` `b xcols t ``: these columns before the others. */
function xcols(x: Value, y: Value): Value {
  return y.kind === 'table' ? columnsFirst(textsOf(x), y) : signal('type')
}

function renameFirst(names: readonly string[], old: readonly string[]): string[] {
  return names.length > old.length ? signal('length') : [...names, ...old.slice(names.length)]
}

function renameSome(renaming: Dictionary, old: readonly string[]): string[] {
  const from = textsOf(renaming.keys)
  const to = textsOf(renaming.values)
  if (from.some(name => !old.includes(name))) return signal('length')
  return old.map(name => to[from.indexOf(name)] ?? name)
}

/** Keys of dictionaries and tables. */
export const keyVerbs = (session: Session): VerbTable => ({
  key: unary(x => key(session, x)),
  keys: unary(x => keys(session, x)),
  xkey: binary((x, y) => xkey(session, x, y)),
})

/** The keys of a dictionary, the type of a vector, the domain of an enumeration, `til` of a number; of a name see `keyOfName`. */
function key(session: Session, x: Value): Value {
  if (x.kind === 'dictionary') return x.keys
  const name = nameOf(x)
  if (name !== undefined) return keyOfName(session, x, name)
  if (isWholeNumber(x)) return til(x)
  if (x.kind !== 'vector' && x.kind !== 'atom') return signal('type')
  return symbol(x.domain ? x.domain.name : typeInfo(x.type).name)
}

/** The keys of a dictionary or namespace of this name; the name itself for another variable, `()` if there is none. */
function keyOfName(session: Session, x: Value, name: string): Value {
  if (name.startsWith(':')) return keyOfPath(session, x, name.slice(1))
  if (name === '') return symbols(session.namespaces())
  const value = session.getGlobal(name)
  if (value?.kind === 'dictionary') return value.keys
  if (value) return x
  const names = session.namesIn(name)
  return names.length ? symbols(names) : new List([])
}

/** The names in a folder, sorted, the handle of a file that is there, `()` for one that is not. */
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

/** `` `a xkey t ``: the table with these columns, moved to the front, as keys; changed in place if t is a name. */
function xkey(session: Session, x: Value, y: Value): Value {
  const names = textsOf(x)
  return changeByName(session, y, value => {
    const table = columnsFirst(names, unkey(value))
    return names.length ? enkey(names.length, table) : table
  })
}

/** The table with these columns before the others. Signals the name of a column that is not there. */
export const columnsFirst = (names: readonly string[], table: Table): Table =>
  pickColumns(table, [...names, ...otherNames(table, names)])
