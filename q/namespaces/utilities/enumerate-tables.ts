import { currentSession } from '../../evaluate/current-session.ts'
import { filePath } from '../../files/file-path.ts'
import { loadValue, storeValue } from '../../files/stored-values.ts'
import { symbol } from '../../values/construct.ts'
import { isNil } from '../../values/nil.ts'
import { textOf } from '../../values/text-of.ts'
import { Type } from '../../values/types.ts'
import { Table, type Value } from '../../values/value.ts'
import { binary, type VerbTable, variadic } from '../../values/verb-table.ts'
import { extendEnumeration } from '../../verbs/enumerations/enumeration.ts'
import { unkey } from '../../verbs/tables/keyed-table.ts'

/** `.Q.en` and `.Q.ens`, which enumerate the symbols of a table before it is saved. */
export const enumeratingVerbs: VerbTable = {
  '.Q.en': binary((folder, table) => enumerateTable(folder, table, symbol('sym'))),
  '.Q.ens': variadic(3, 3, enumerateTable),
}

/** The domain is read from its file in the folder and written back; with `::` for a folder it lives in memory alone. */
export function enumerateTable(folder: Value, value: Value, domain: Value): Table {
  const name = textOf(domain)
  const path = isNil(folder) ? undefined : `${filePath(folder)}/${name}`
  const session = currentSession()
  if (path && session.files.readFile(path)) session.setGlobal(name, loadValue(path))
  const { names, columns } = unkey(value)
  const table = new Table(
    names,
    columns.map(column => (holdsSymbols(column) ? extendEnumeration(name, column) : column)),
  )
  const items = session.getGlobal(name)
  if (path && items) storeValue(path, items)
  return table
}

function holdsSymbols(column: Value): boolean {
  if (column.kind === 'vector') return column.type === Type.symbol
  return column.kind === 'list' && column.items.length > 0 && column.items.every(holdsSymbols)
}
