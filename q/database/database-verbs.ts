import { filePath, isFileSymbol, signalMissing } from '../context/file-path.ts'
import { readGlobal, type Session } from '../context/session.ts'
import { loadValue, splayedTables, storeValue } from '../files/stored-values.ts'
import { boolean, emptyList, list, long, longs, symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { Dictionary, Table, type Value } from '../values/value.ts'
import { unary, type VerbTable, variadic } from '../values/verb.ts'
import { DiskTable } from './disk-tables.ts'
import { loadFolder, tablesIn } from './load-database.ts'
import { fieldName, findField, isPartitionName, partitionOf, partitionPath, segmentsOf } from './partitions.ts'
import { savingVerbs } from './save-database.ts'

/** Functions of `.Q` for databases in folders. */
export const databaseVerbs = (session: Session): VerbTable => ({
  ...savingVerbs(session),
  '.Q.par': variadic(3, 3, (folder: Value, partition: Value, table: Value) =>
    symbol(`:${partitionPath(session, filePath(folder), partition, textOf(table))}`),
  ),
  '.Q.l': unary(x => loadDatabase(session, x)),
  '.Q.qp': unary(isPartitioned),
  '.Q.cn': unary(x => countRows(session, x)),
  '.Q.chk': unary(x => fillPartitions(session, x)),
  '.Q.view': unary(x => viewPartitions(session, x)),
  '.Q.bv': unary(() => allowMissing(session)),
})

/** `` .Q.l`:db `` is `\l db`. */
function loadDatabase(session: Session, folder: Value): Value {
  loadFolder(session, isFileSymbol(folder) ? filePath(folder) : textOf(folder))
  return nil
}

/** 1b for a partitioned table, 0b for one read from a folder of columns, 0 for anything else. */
function isPartitioned(value: Value): Value {
  if (value instanceof DiskTable) return boolean(true)
  return value.kind === 'table' && splayedTables.has(value) ? boolean(false) : long(0)
}

/** `.Q.cn trade`: the number of rows in each partition, which is kept in `.Q.pn`. */
function countRows(session: Session, table: Value): Value {
  if (!(table instanceof DiskTable)) return signal('type')
  const counts = longs(table.countPartitions())
  const known = readGlobal(session, '.Q.pn')
  if (known.kind === 'dictionary') {
    const names = textsOf(known.keys)
    const values = names.map((name, index) => (name === table.index.name ? counts : itemAt(known.values, index)))
    session.setGlobal('.Q.pn', new Dictionary(known.keys, list(values)))
  }
  return counts
}

/**
 * `` .Q.chk`:db ``: puts an empty table wherever a partition lacks one that the last partition has, and gives for each
 * partition the paths of what was added.
 */
function fillPartitions(session: Session, folder: Value): Value {
  const { files } = session
  const database = filePath(folder)
  const folders = segmentsOf(session, database).flatMap(segment =>
    (files.listFolder(segment) ?? []).filter(isPartitionName).map(name => `${segment}/${name}`),
  )
  const field = findField(folders.map(nameIn))
  if (!field) return emptyList
  const numberIn = (path: string) => Number(partitionOf(field, nameIn(path)).item)
  const partitions = folders.sort((a, b) => numberIn(a) - numberIn(b))
  const last = partitions.at(-1) ?? signalMissing(database)
  const templates = tablesIn(session, last)
  return list(partitions.map(partition => fillPartition(session, partition, templates, last)))
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function fillPartition(session: Session, partition: string, names: readonly string[], last: string): Value {
  const missing = names.filter(name => !tablesIn(session, partition).includes(name))
  for (const name of missing)
    storeValue(session, `${partition}/${name}/`, itemsAt(loadValue(session, `${last}/${name}/`), []))
  return missing.length ? symbols(missing.map(name => `:${partition}/${name}`)) : emptyList
}

/** `.Q.view dates`: queries see these partitions only; `.Q.view[]` shows all again. */
function viewPartitions(session: Session, partitions: Value): Value {
  const all = readGlobal(session, '.Q.PV')
  const wanted = isNil(partitions) ? all : partitions
  const numbers = new Set(itemsOf(wanted).map(numberOf))
  const indices = Array.from({ length: countOf(all) }, (_, index) => index)
  const chosen = indices.filter(index => numbers.has(numberOf(itemAt(all, index))))
  for (const name of ['.Q.pv', fieldName(session)]) session.setGlobal(name, itemsAt(all, chosen))
  return nil
}

const numberOf = (value: Value): number => (value.kind === 'atom' ? Number(value.item) : Number.NaN)

/** `.Q.bv[]`: from now on a partition that lacks a table counts as one without rows. */
function allowMissing(session: Session): Value {
  const names = textsOf(readGlobal(session, '.Q.pt'))
  const schemas = names.map(name => {
    const table = session.getGlobal(name)
    return table instanceof DiskTable ? withoutField(itemsAt(table.sample, []) as Table) : emptyList
  })
  session.setGlobal('.Q.vp', new Dictionary(symbols(names), list(schemas)))
  return nil
}

const withoutField = ({ names, columns }: Table): Table => new Table(names.slice(1), columns.slice(1))
