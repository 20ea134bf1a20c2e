import { filePath, isFileSymbol, signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { isStored, loadValue } from '../files/stored-values.ts'
import { list, symbol, symbols } from '../values/construct.ts'
import { toUniformList } from '../values/items.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { DiskTable } from './disk-tables.ts'
import {
  columnNames,
  findField,
  isPartitionName,
  type PartitionField,
  partitionOf,
  partitionPath,
  readPartition,
  segmentsOf,
} from './partitions.ts'

/** The function of `.Q` that loads a database. */
export const loadDatabaseVerbs = (session: Session): VerbTable => ({
  '.Q.l': unary(folder => loadDatabase(session, folder), {
    shape: '.Q.l folder',
    help: 'loads a database as \\l does: its tables become variables',
    examples: [
      ['t:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];.Q.l`:db;exec v from t', '2 1'],
      ['`:db/limits set 3 4;.Q.l`db;limits', '3 4'],
    ],
  }),
})

function loadDatabase(session: Session, folder: Value): Value {
  loadFolder(session, isFileSymbol(folder) ? filePath(folder) : textOf(folder))
  return nil
}

/**
 * `\l folder` makes the folder the current one, loads its stored values and splayed tables into variables, defines its
 * partitioned tables and runs its scripts. The folder of one splayed table is loaded into one variable.
 */
export function loadFolder(session: Session, path: string): void {
  const { files, context } = session
  const names = files.listFolder(path) ?? signalMissing(path)
  session.context = '.'
  try {
    if (names.includes('.d')) {
      session.setGlobal(variableOf(session, path), loadValue(session, path))
      return
    }
    files.folder = files.resolve(path)
    for (const name of names) loadEntry(session, name)
    loadPartitions(session, `/${files.folder}`)
    for (const name of names) if (/\.[qk]$/.test(name)) session.runCommand(`l ${name}`)
  } finally {
    session.context = context
  }
}

/** The variable for a path: `limits` for `db/limits`. */
export const variableOf = (session: Session, path: string): string =>
  session.files.resolve(path).split('/').at(-1) ?? ''

/** Loads a stored value or a splayed table; ignores other files and folders. */
function loadEntry(session: Session, name: string): void {
  if (!/^[A-Za-z]\w*$/.test(name)) return
  const bytes = session.files.readFile(name)
  if (bytes ? isStored(bytes) : columnNames(session, name)) session.setGlobal(name, loadValue(session, name))
}

/** Defines the partitioned tables, and the variables of `.Q` that describe the database. */
function loadPartitions(session: Session, database: string): void {
  const segments = segmentsOf(session, database).map(segment => ({
    segment,
    folders: (session.files.listFolder(segment) ?? []).filter(isPartitionName),
  }))
  const folders = [...new Set(segments.flatMap(each => each.folders))]
  const field = findField(folders)
  if (!field) return
  const partitions = sortPartitions(field, folders)
  const last = partitions.at(-1) ?? signalMissing(database)
  session.setGlobal('.Q.pf', symbol(field.name))
  if (session.files.readFile('par.txt')) {
    session.setGlobal('.Q.P', symbols(segments.map(({ segment }) => `:${segment}`)))
    session.setGlobal('.Q.D', list(segments.map(each => toUniformList(sortPartitions(field, each.folders)))))
  }
  const values = toUniformList(partitions)
  for (const name of ['.Q.PV', '.Q.pv', field.name]) session.setGlobal(name, values)
  const tables = tablesIn(session, partitionPath(session, database, last, ''))
  session.setGlobal('.Q.pt', symbols(tables))
  session.setGlobal('.Q.pn', new Dictionary(symbols(tables), list(tables.map(() => list([])))))
  for (const name of tables) {
    const location = { database, name }
    session.setGlobal(name, new DiskTable(session, location, readPartition(session, location, last)))
  }
}

const sortPartitions = (field: PartitionField, folders: readonly string[]) =>
  folders.map(folder => partitionOf(field, folder)).sort((a, b) => Number(a.item) - Number(b.item))

/** The names of the tables in a partition. */
export const tablesIn = (session: Session, partition: string): string[] =>
  (session.files.listFolder(partition) ?? []).filter(name => columnNames(session, `${partition}/${name}`))
