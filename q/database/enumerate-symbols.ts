import { filePath } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { loadValue } from '../files/stored-values.ts'
import { symbol } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { isNil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Table, type Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { extendEnumeration } from '../verbs/lists/enumerate.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'

/** Functions of `.Q` that enumerate the symbols of a table over a domain such as `sym`, which is a variable and a file. */
export const enumerationVerbs = (session: Session): VerbTable => ({
  '.Q.en': binary((folder, table) => enumerateTable(session, folder, table, symbol('sym')), {
    shape: '.Q.en[folder;t]',
    help: 'enumerates the symbols of a table over the file sym of a folder, to which it adds new ones',
    examples: [
      ['.Q.en[`:db]([]s:`x`y);sym', '`x`y'],
      ['.Q.en[`:db]([]s:`x`y);.Q.en[`:db]([]s:`y`z);get`:db/sym', '`x`y`z'],
    ],
  }),
  '.Q.ens': variadic(
    3,
    3,
    (folder: Value, table: Value, domain: Value) => enumerateTable(session, folder, table, domain),
    {
      shape: '.Q.ens[folder;t;domain]',
      help: 'like .Q.en, with a file of another name than sym',
      examples: [['.Q.ens[`:db;([]s:`x`y);`names];names', '`x`y']],
    },
  ),
})

/** Reads the domain from the folder, enumerates the symbols and writes the domain back. For `::`, it is only a variable. */
export function enumerateTable(session: Session, folder: Value, value: Value, domain: Value): Table {
  const name = textOf(domain)
  const path = isNil(folder) ? undefined : `${filePath(folder)}/${name}`
  if (path) loadDomain(session, name, path)
  const { names, columns } = unkey(value)
  const table = new Table(
    names,
    columns.map(column => (hasSymbols(column) ? extendEnumeration(session, name, column) : column)),
  )
  const items = session.getGlobal(name)
  if (path && items) session.setGlobal(`:${path}`, items)
  return table
}

function hasSymbols(column: Value): boolean {
  if (column.kind === 'vector') return column.type === Type.symbol
  return column.kind === 'list' && column.length > 0 && column.items.every(hasSymbols)
}

/** `` `:db/sym?y ``: enumerates y over the symbols in a file, adds missing ones to it and defines the variable `sym`. */
export function extendStoredEnumeration(session: Session, path: string, y: Value): Value {
  const name = path.slice(path.lastIndexOf('/') + 1)
  loadDomain(session, name, path)
  const enumerated = extendEnumeration(session, name, y)
  session.setGlobal(`:${path}`, session.getGlobal(name) ?? signal(name))
  return enumerated
}

/** Sets the variable to the value of the file, if the file exists. */
function loadDomain(session: Session, name: string, path: string): void {
  if (session.files.readFile(path)) session.setGlobal(name, loadValue(session, path))
}
