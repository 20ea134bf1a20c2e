import { filePath } from '../context/memory-files.ts'
import { readGlobal, type Session } from '../context/session.ts'
import { call } from '../evaluate/apply.ts'
import { storeValue } from '../files/stored-values.ts'
import { requireColumn } from '../values/columns.ts'
import { chars, symbol } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { countOf, enlistAtom, itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { Table, type Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { gradeColumns } from '../vectors/grade.ts'
import { setAttribute } from '../verbs/tables/attributes.ts'
import { columnsFirst } from '../verbs/tables/keyed-tables.ts'
import { enumerateTable } from './enumerate-symbols.ts'
import { partitionPath } from './partitions.ts'

/** Functions that save global tables as columns of a database. */
export const saveDatabaseVerbs = (session: Session): VerbTable => ({
  '.Q.dpft': variadic(
    4,
    4,
    (folder: Value, partition: Value, column: Value, name: Value) =>
      savePartition(session, { folder, partition, name, domain: symbol('sym'), column: textOf(column) }),
    {
      shape: '.Q.dpft[folder;partition;column;`t]',
      help: 'saves the table named t in a partition, sorted and parted by a column, with its symbols enumerated over sym',
      examples: [
        ['t:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];get`:db/2024.05.17/t/.d', '`sym`v'],
        ['t:([]v:1 2;sym:`b`a);.Q.dpft[`:db;2024.05.17;`sym;`t];get`:db/2024.05.17/t', 'sym v\n-----\na   2\nb   1'],
      ],
    },
  ),
  '.Q.dpfts': variadic(
    5,
    5,
    (folder: Value, partition: Value, column: Value, name: Value, domain: Value) =>
      savePartition(session, { folder, partition, name, domain, column: textOf(column) }),
    {
      shape: '.Q.dpfts[folder;partition;column;`t;domain]',
      help: 'like .Q.dpft, with a domain of another name than sym',
      examples: [['t:([]sym:`b`a;v:1 2);.Q.dpfts[`:db;2024.05.17;`sym;`t;`names];names', '`b`a']],
    },
  ),
  '.Q.dpt': variadic(
    3,
    3,
    (folder: Value, partition: Value, name: Value) =>
      savePartition(session, { folder, partition, name, domain: symbol('sym'), column: '' }),
    {
      shape: '.Q.dpt[folder;partition;`t]',
      help: 'like .Q.dpft, with the rows left in their order',
      examples: [['t:([]v:2 1);.Q.dpt[`:db;2024.05.17;`t];get`:db/2024.05.17/t/v', '2 1']],
    },
  ),
  '.Q.dpts': variadic(
    4,
    4,
    (folder: Value, partition: Value, name: Value, domain: Value) =>
      savePartition(session, { folder, partition, name, domain, column: '' }),
    {
      shape: '.Q.dpts[folder;partition;`t;domain]',
      help: 'like .Q.dpt, with a domain of another name than sym',
      examples: [['t:([]s:`b`a);.Q.dpts[`:db;2024.05.17;`t;`names];names', '`b`a']],
    },
  ),
  '.Q.hdpf': variadic(
    4,
    4,
    (port: Value, folder: Value, partition: Value, column: Value) =>
      endDay(session, port, { folder, partition, column: textOf(column), domain: symbol('sym') }),
    {
      shape: '.Q.hdpf[port;folder;partition;column]',
      help: 'at the end of a day saves all tables with .Q.dpft, empties them, and has the process of the database load it again',
      examples: [
        ['t:([]sym:`b`a;v:1 2);.Q.hdpf[`::5012;`:db;2024.05.17;`sym];count t', '0'],
        [
          't:([]sym:`b`a;v:1 2);.Q.hdpf[`::5012;`:db;2024.05.17;`sym];get`:db/2024.05.17/t',
          'sym v\n-----\na   2\nb   1',
        ],
      ],
    },
  ),
  dsave: binary((x, y) => saveSplayed(session, x, y), {
    shape: 'x dsave y',
    help: 'saves tables as splayed columns, with the first column parted',
    examples: [['t:([]s:`b`a);`:db dsave`t', '`t']],
    isInfix: true,
  }),
})

interface PartitionToSave {
  folder: Value
  partition: Value
  /** The name of the table. */
  name: Value
  /** The name of the enumeration's domain, such as `sym`. */
  domain: Value
  /** The column to sort and part by, which comes first; empty for none. */
  column: string
}

/** Enumerates the symbols of a table, splays it to its folder in the partition and returns its name. */
function savePartition(session: Session, { folder, partition, name, domain, column }: PartitionToSave): Value {
  const table = readGlobal(session, textOf(name))
  if (table.kind !== 'table') return signal('type')
  if (column) requireColumn(table, column)
  if (!table.columns.every(isMappable)) return signal('unmappable')
  const enumerated = enumerateTable(session, folder, table, domain)
  const path = partitionPath(session, filePath(folder), partition, textOf(name))
  storeValue(session, `${path}/`, column ? sortBy(column, enumerated) : enumerated)
  return name
}

/** Saves and empties all tables. Sends `\\l .` to the process at `port`, unless no connection to it can be opened. */
function endDay(session: Session, port: Value, parts: Omit<PartitionToSave, 'name'>): Value {
  const names = itemsOf(callVerb(session, 'tables', nil))
  for (const name of names) savePartition(session, { ...parts, name })
  for (const name of names.map(textOf)) session.setGlobal(name, itemsAt(readGlobal(session, name), []))
  const handle = openConnection(session, port)
  if (!handle) return nil
  call(session, handle, chars('\\l .'))
  return callVerb(session, 'hclose', handle)
}

/** The handle of a new connection; undefined if there is no process that accepts it. */
function openConnection(session: Session, port: Value): Value | undefined {
  try {
    return callVerb(session, 'hopen', port)
  } catch (error) {
    if (error instanceof QError && !error.isFinal) return undefined
    throw error
  }
}

const callVerb = (session: Session, name: string, x: Value): Value =>
  call(session, session.findVerb(name) ?? signal('nyi'), x)

/** Whether a column is a vector, or a list of vectors of one type such as strings. */
function isMappable(column: Value): boolean {
  if (column.kind !== 'list') return column.kind === 'vector'
  const [first] = column.items
  return column.items.every(item => item.kind === 'vector' && first?.kind === 'vector' && item.type === first.type)
}

/** Sorts the rows by a column, moves the column to the front and gives it the attribute `p`. */
function sortBy(column: string, table: Table): Table {
  const order = gradeColumns([requireColumn(table, column)], false, countOf(table))
  return partFirstColumn(columnsFirst([column], itemsAt(table, order) as Table))
}

/** `` `:db`2024.01.02 dsave`trade`quote `` splays global tables to `:db/2024.01.02`, with symbols enumerated over `:db/sym`. */
function saveSplayed(session: Session, path: Value, names: Value): Value {
  const [root = nil, ...folders] = itemsOf(enlistAtom(path))
  const folder = [filePath(root), ...folders.map(textOf)].join('/')
  for (const name of textsOf(names)) {
    const table = readGlobal(session, name)
    if (table.kind !== 'table') return signal('type')
    storeValue(session, `${folder}/${name}/`, partFirstColumn(enumerateTable(session, root, table, symbol('sym'))))
  }
  return names
}

/** Gives the first column the attribute `p`. */
const partFirstColumn = ({ names, columns }: Table): Table =>
  new Table(
    names,
    columns.map((column, index) => (index ? column : setAttribute('p', column))),
  )
