import { filePath } from '../context/file-path.ts'
import { readGlobal, type Session } from '../context/session.ts'
import { loadValue, storeValue } from '../files/stored-values.ts'
import { requireColumn } from '../values/columns.ts'
import { symbol } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, enlistAtom, itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Table, type Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { gradeColumns } from '../vectors/grade.ts'
import { extendEnumeration } from '../verbs/lists/enumerate.ts'
import { setAttribute } from '../verbs/tables/attributes.ts'
import { columnsFirst, unkey } from '../verbs/tables/keyed-tables.ts'
import { partitionPath } from './partitions.ts'

/** Functions of `.Q` that save a global table as a partition. */
export const savingVerbs = (session: Session): VerbTable => ({
  '.Q.dpft': variadic(4, 4, (folder: Value, partition: Value, column: Value, name: Value) =>
    savePartition(session, { folder, partition, name, domain: symbol('sym'), column: textOf(column) }),
  ),
  '.Q.dpfts': variadic(5, 5, (folder: Value, partition: Value, column: Value, name: Value, domain: Value) =>
    savePartition(session, { folder, partition, name, domain, column: textOf(column) }),
  ),
  '.Q.dpt': variadic(3, 3, (folder: Value, partition: Value, name: Value) =>
    savePartition(session, { folder, partition, name, domain: symbol('sym'), column: '' }),
  ),
  '.Q.dpts': variadic(4, 4, (folder: Value, partition: Value, name: Value, domain: Value) =>
    savePartition(session, { folder, partition, name, domain, column: '' }),
  ),
})

interface Saving {
  folder: Value
  partition: Value
  name: Value
  domain: Value
  /** Sorted by, marked as parted and put first; empty for none. */
  column: string
}

/** Enumerates the symbols of the table, writes its columns into the folder of the partition and gives the name back. */
function savePartition(session: Session, { folder, partition, name, domain, column }: Saving): Value {
  const table = readGlobal(session, textOf(name))
  if (table.kind !== 'table') return signal('type')
  if (column) requireColumn(table, column)
  if (!table.columns.every(isMappable)) return signal('unmappable')
  const enumerated = enumerateTable(session, folder, table, domain)
  const path = partitionPath(session, filePath(folder), partition, textOf(name))
  storeValue(session, `${path}/`, column ? partBy(column, enumerated) : enumerated)
  return name
}

/** Vectors, and lists of vectors of one type such as strings. */
function isMappable(column: Value): boolean {
  if (column.kind !== 'list') return column.kind === 'vector'
  const [first] = column.items
  return column.items.every(item => item.kind === 'vector' && first?.kind === 'vector' && item.type === first.type)
}

function partBy(column: string, table: Table): Table {
  const order = gradeColumns([requireColumn(table, column)], false, countOf(table))
  const { names, columns } = columnsFirst([column], itemsAt(table, order) as Table)
  return new Table(
    names,
    columns.map((each, index) => (index ? each : setAttribute('p', each))),
  )
}

/**
 * `` `:db`2024.01.02 dsave`trade`quote ``: writes global tables below the folder, each column to a file, the first one
 * parted and symbols enumerated by the file `sym` of the first folder. Gives the names back.
 */
export function dsave(session: Session, path: Value, names: Value): Value {
  const [root = nil, ...folders] = itemsOf(enlistAtom(path))
  const folder = [filePath(root), ...folders.map(textOf)].join('/')
  for (const name of textsOf(names)) {
    const table = readGlobal(session, name)
    if (table.kind !== 'table') return signal('type')
    storeValue(session, `${folder}/${name}/`, partByFirst(enumerateTable(session, root, table, symbol('sym'))))
  }
  return names
}

const partByFirst = ({ names, columns }: Table): Table =>
  new Table(
    names,
    columns.map((column, index) => (index ? column : setAttribute('p', column))),
  )

/** `.Q.en` and `.Q.ens`, which enumerate the symbols of a table before it is saved. */
export const enumeratingVerbs = (session: Session): VerbTable => ({
  '.Q.en': binary((folder, table) => enumerateTable(session, folder, table, symbol('sym'))),
  '.Q.ens': variadic(3, 3, (folder: Value, table: Value, domain: Value) =>
    enumerateTable(session, folder, table, domain),
  ),
})

/** The domain is read from its file in the folder and written back; with `::` for a folder it lives in memory alone. */
function enumerateTable(session: Session, folder: Value, value: Value, domain: Value): Table {
  const name = textOf(domain)
  const path = isNil(folder) ? undefined : `${filePath(folder)}/${name}`
  if (path && session.files.readFile(path)) session.setGlobal(name, loadValue(session, path))
  const { names, columns } = unkey(value)
  const table = new Table(
    names,
    columns.map(column => (holdsSymbols(column) ? extendEnumeration(session, name, column) : column)),
  )
  const items = session.getGlobal(name)
  if (path && items) storeValue(session, path, items)
  return table
}

function holdsSymbols(column: Value): boolean {
  if (column.kind === 'vector') return column.type === Type.symbol
  return column.kind === 'list' && column.items.length > 0 && column.items.every(holdsSymbols)
}
