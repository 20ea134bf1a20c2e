import { filePath, isFileSymbol, signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { isStored, loadValue } from '../files/stored-values.ts'
import { list, symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { matches } from '../values/match.ts'
import { nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { unary, type VerbTable, variadic } from '../values/verb.ts'
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

/** The functions of `.Q` that load a database. */
export const loadDatabaseVerbs = (session: Session): VerbTable => ({
  '.Q.l': unary(folder => loadDatabase(session, folder), {
    shape: '.Q.l folder',
    help: 'loads a database as \\l does: its tables become variables',
    examples: [
      ['t:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];.Q.l`:db;exec v from t', '2 1'],
      ['`:db/limits set 3 4;.Q.l`db;limits', '3 4'],
    ],
  }),
  '.Q.lo': variadic(
    3,
    3,
    (folder, entersFolder, runsScripts) => {
      const { files } = session
      const before = files.folder
      loadFolder(session, pathOf(folder as Value), isTrue(runsScripts as Value))
      if (!isTrue(entersFolder as Value)) files.folder = before
      return nil
    },
    {
      shape: '.Q.lo[folder;cd;scripts]',
      help: 'loads a database as .Q.l does; only if cd is 1 it becomes the current folder, only if scripts is 1 its scripts run',
      examples: [
        ['t:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];.Q.lo[`:db;0;0];exec v from t', '2 1'],
        [
          '`:db/limits set 3 4;`:db/f.q 0:enlist"n:5";.Q.lo[`:db;0b;0b];(limits;key`:db;`n in key`.)',
          '3 4\n`s#`f.q`limits\n0b',
        ],
      ],
    },
  ),
  '.Q.li': unary(x => addPartitions(session, x), {
    shape: '.Q.li partitions',
    help: 'adds partitions that were saved after the database was loaded, if they are on disk',
    examples: [
      [
        't:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];.Q.l`:db;u:([]v:3 4);.Q.dpt[`:.;2024.05.18;`u];.Q.li 2024.05.18 2024.05.19;date',
        '2024.05.17 2024.05.18',
      ],
    ],
  }),
  '.Q.MAP': unary(() => nil, {
    shape: '.Q.MAP[]',
    help: 'keeps the files of partitions mapped; here files are in memory, so that it changes nothing',
    examples: [['(::)~.Q.MAP[]', '1b']],
  }),
})

const isTrue = (flag: Value): boolean => flag.kind === 'atom' && Number(flag.item) !== 0

function loadDatabase(session: Session, folder: Value): Value {
  loadFolder(session, pathOf(folder))
  return nil
}

const pathOf = (folder: Value): string => (isFileSymbol(folder) ? filePath(folder) : textOf(folder))

/**
 * `\l folder` makes the folder the current one, loads its stored values and splayed tables into variables, defines its
 * partitioned tables and runs its scripts. The folder of one splayed table is loaded into one variable.
 */
export function loadFolder(session: Session, path: string, runsScripts = true): void {
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
    if (runsScripts) for (const name of names) if (/\.[qk]$/.test(name)) session.runCommand(`l ${name}`)
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

/** `.Q.li partitions`: adds those of the partitions that are on disk to the database that is loaded. */
function addPartitions(session: Session, partitions: Value): Value {
  const [name = ''] = textsOf(session.getGlobal('.Q.pt') ?? signal('par'))
  const table = session.getGlobal(name)
  if (!(table instanceof DiskTable)) return signal('par')
  const known = [session.getGlobal('.Q.PV') ?? nil, partitions].flatMap(itemsOf)
  loadPartitions(session, table.location.database, partition => known.some(other => matches(other, partition)))
  return nil
}

/** Defines the partitioned tables, and the variables of `.Q` that describe the database. */
function loadPartitions(
  session: Session,
  database: string,
  isWanted: (partition: Value) => boolean = () => true,
): void {
  const segments = segmentsOf(session, database).map(segment => ({
    segment,
    folders: (session.files.listFolder(segment) ?? []).filter(isPartitionName),
  }))
  const folders = [...new Set(segments.flatMap(each => each.folders))]
  const field = findField(folders)
  if (!field) return
  const partitions = sortPartitions(field, folders).filter(isWanted)
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
