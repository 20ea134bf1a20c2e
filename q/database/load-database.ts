import { signalMissing } from '../context/file-path.ts'
import type { Session } from '../context/session.ts'
import { isStored, loadValue } from '../files/stored-values.ts'
import { chars, emptyList, list, symbol, symbols } from '../values/construct.ts'
import { toUniformList } from '../values/items.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { Dictionary, type Value } from '../values/value.ts'
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

/**
 * `\l folder`: makes the folder the current one. Its files and folders of columns become variables, its scripts are
 * run, and tables in partitions become partitioned tables. A folder of columns itself becomes one variable.
 */
export function loadFolder(session: Session, path: string): void {
  const { files, context } = session
  const names = files.listFolder(path) ?? signalMissing(path)
  session.context = '.'
  try {
    if (names.includes('.d')) {
      session.setGlobal(files.resolve(path).split('/').at(-1) ?? '', loadValue(session, path))
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

/** A file that `set` wrote, or a folder of columns; others are left alone. */
function loadEntry(session: Session, name: string): void {
  if (!/^[A-Za-z]\w*$/.test(name)) return
  const bytes = session.files.readFile(name)
  if (bytes ? isStored(bytes) : columnNames(session, name)) session.setGlobal(name, loadValue(session, name))
}

/** Makes the tables of the partitions known, and the variables of `.Q` that describe the database. */
function loadPartitions(session: Session, database: string): void {
  const segments = segmentsOf(session, database).map(segment => ({
    segment,
    folders: partitionFolders(session, segment),
  }))
  const folders = [...new Set(segments.flatMap(each => each.folders))]
  const field = findField(folders)
  if (!field) return
  const found = sortPartitions(field, folders)
  const partitions = toUniformList(found.map(({ value }) => value))
  const last = found.at(-1)?.value ?? signalMissing(database)
  session.setGlobal('.Q.pf', symbol(field.name))
  if (session.files.readFile('par.txt')) {
    session.setGlobal('.Q.P', symbols(segments.map(({ segment }) => `:${segment}`)))
    session.setGlobal('.Q.D', list(segments.map(each => sortedValues(field, each.folders))))
  }
  for (const name of ['.Q.PV', '.Q.pv', field.name]) session.setGlobal(name, partitions)
  const tables = tablesIn(session, partitionPath(session, database, last, ''))
  session.setGlobal('.Q.pt', symbols(tables))
  session.setGlobal('.Q.pn', new Dictionary(symbols(tables), list(tables.map(() => list([])))))
  for (const name of tables) {
    const index = { database, name }
    session.setGlobal(name, new DiskTable(session, index, readPartition(session, index, last)))
  }
}

const partitionFolders = (session: Session, segment: string): string[] =>
  (session.files.listFolder(segment) ?? []).filter(isPartitionName)

const sortPartitions = (field: PartitionField, folders: readonly string[]) =>
  folders
    .map(folder => ({ folder, value: partitionOf(field, folder) }))
    .sort((a, b) => Number(a.value.item) - Number(b.value.item))

const sortedValues = (field: PartitionField, folders: readonly string[]): Value =>
  toUniformList(sortPartitions(field, folders).map(({ value }) => value))

/** The names of the tables in a partition. */
export const tablesIn = (session: Session, partition: string): string[] =>
  (session.files.listFolder(partition) ?? []).filter(name => columnNames(session, `${partition}/${name}`))

/** `\l` of a folder or of a file that `set` wrote, `\cd`, `\mkdir` and `\echo`; undefined for other commands. */
export function runDiskCommand(session: Session, letters: string, argument: string): Value | undefined {
  const { files } = session
  const path = argument.replace(/^:/, '')
  if (letters === 'cd') return path ? changeFolder(session, path) : chars(`/${files.folder}`)
  if (letters === 'mkdir') return makeFolder(session, path)
  if (letters === 'echo') return list([chars(withVariables(session, argument))])
  if (letters !== 'l' || !path) return undefined
  const bytes = files.readFile(path)
  if (bytes && isStored(bytes)) return loadVariable(session, path)
  if (bytes || !files.listFolder(path)) return undefined
  loadFolder(session, path)
  return nil
}

/** The value of a file becomes the variable of its name. */
function loadVariable(session: Session, path: string): Value {
  session.setGlobal(session.files.resolve(path).split('/').at(-1) ?? '', loadValue(session, path))
  return nil
}

/** `$HOME` stands for the variable of the environment, `"` and `'` for nothing. */
function withVariables(session: Session, text: string): string {
  const { environment } = session
  return text.replace(/["']/g, '').replace(/\$(\w+)/g, (_, name: string) => textOf(environment.get(name) ?? emptyList))
}

function makeFolder(session: Session, path: string): Value {
  session.files.addFolder(path)
  return nil
}

function changeFolder(session: Session, path: string): Value {
  const { files } = session
  const folder = files.resolve(path)
  if (folder && !files.listFolder(path)) return signalMissing(path)
  files.folder = folder
  return nil
}
