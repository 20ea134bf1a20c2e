import { currentSession } from '../../evaluate/current-session.ts'
import { otherNames, pickColumns } from '../../values/columns.ts'
import { symbol, symbols } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import { Type, typeInfo } from '../../values/types.ts'
import { List, type Table, type Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { markSorted } from '../arithmetic/kept-attribute.ts'
import { til } from '../lists/list-basics.ts'
import { isWholeNumber } from '../overloads/whole-number.ts'
import { changeByName, nameOf, readByName } from './by-name.ts'
import { enkey, keyCountOf, unkey } from './keyed-table.ts'

/** Keys of dictionaries and tables. */
export const keyVerbs: VerbTable = { key: unary(key), keys: unary(keys), xkey: binary(xkey) }

/** The keys of a dictionary, the type of a vector, the domain of an enumeration, `til` of a number; of a name see `keyOfName`. */
function key(x: Value): Value {
  if (x.kind === 'dictionary') return x.keys
  const name = nameOf(x)
  if (name !== undefined) return keyOfName(x, name)
  if (isWholeNumber(x)) return til(x)
  if (x.kind !== 'vector' && x.kind !== 'atom') return signal('type')
  return symbol(x.type === Type.enumeration ? x.domain : typeInfo(x.type).name)
}

/** The keys of a dictionary or namespace of this name; the name itself for another variable, `()` if there is none. */
function keyOfName(x: Value, name: string): Value {
  const session = currentSession()
  if (name.startsWith(':')) return keyOfPath(x, name.slice(1))
  if (name === '') return symbols(session.namespaces())
  const value = session.getGlobal(name)
  if (value?.kind === 'dictionary') return value.keys
  if (value) return x
  const names = session.namesIn(name)
  return names.length ? symbols(names) : new List([])
}

/** The names in a folder, sorted, the handle of a file that is there, `()` for one that is not. */
function keyOfPath(handle: Value, path: string): Value {
  const { files } = currentSession()
  const names = files.listFolder(path)
  if (names) return names.length ? markSorted(symbols(names)) : symbols(names)
  return files.readFile(path) ? handle : new List([])
}

/** The names of the key columns. */
function keys(x: Value): Value {
  const table = readByName(x)
  return symbols(unkey(table).names.slice(0, keyCountOf(table)))
}

/** `` `a xkey t ``: the table with these columns, moved to the front, as keys; changed in place if t is a name. */
function xkey(x: Value, y: Value): Value {
  const names = textsOf(x)
  return changeByName(y, value => {
    const table = columnsFirst(names, unkey(value))
    return names.length ? enkey(names.length, table) : table
  })
}

/** The table with these columns before the others. Signals the name of a column that is not there. */
export const columnsFirst = (names: readonly string[], table: Table): Table =>
  pickColumns(table, [...names, ...otherNames(table, names)])
