import { signalMissing } from '../context/file-path.ts'
import type { Session } from '../context/session.ts'
import { stringOf } from '../display/display-verbs.ts'
import { readStored } from '../files/stored-values.ts'
import { splitLines } from '../text/bytes.ts'
import { columnOf, requireColumn } from '../values/columns.ts'
import { emptyList } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, enlistAtom, itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { decodeText } from '../values/utf8.ts'
import { Atom, Table, type Value } from '../values/value.ts'
import { joinManyLists } from '../vectors/join-lists.ts'
import { parseItem } from '../verbs/cast/tok.ts'

/** The name of the virtual column in the database that is loaded, such as `date`. */
export const fieldName = (session: Session): string => textOf(readDatabase(session, '.Q.pf'))

/** The partitions that queries see: all of them, unless `.Q.view` chose some. */
export const partitionsInView = (session: Session): Value => readDatabase(session, '.Q.pv')

const readDatabase = (session: Session, name: string): Value => session.getGlobal(name) ?? signal('par')

/** The name of the folder of a partition. */
const folderName = (partition: Value): string => textOf(stringOf(partition, 0))

/** The folders that partitions lie in: those listed in the file `par.txt` of a database, or its own folder. */
export function segmentsOf(session: Session, database: string): string[] {
  const bytes = session.files.readFile(`${database}/par.txt`)
  if (!bytes) return [database]
  const lines = splitLines(bytes).map(line => decodeText(line).trim().replace(/^:/, ''))
  return lines.filter(Boolean).map(line => (line.startsWith('/') ? line : `${database}/${line}`))
}

/** The folder of a table in a partition; a new partition goes to the segment that its number falls on. */
export function partitionPath(session: Session, database: string, partition: Value, table: string): string {
  const segments = segmentsOf(session, database)
  const number = partition.kind === 'atom' ? Number(partition.item) : signal('type')
  const found = segments.find(segment => session.files.listFolder(`${segment}/${folderName(partition)}`))
  // The remainder of a date before 2000 is negative; `at` counts it from the end, as `mod` of q does.
  return `${found ?? segments.at(number % segments.length) ?? database}/${folderName(partition)}/${table}`
}

/** The virtual column of a database: `date` where its folders have names such as `2024.01.02`. */
export interface PartitionField {
  name: string
  type: number
  pattern: RegExp
}

const fields: readonly PartitionField[] = [
  { name: 'date', type: Type.date, pattern: /^\d{4}\.\d\d\.\d\d$/ },
  { name: 'month', type: Type.month, pattern: /^\d{4}\.\d\d$/ },
  { name: 'year', type: Type.int, pattern: /^\d{4}$/ },
  { name: 'int', type: Type.int, pattern: /^\d+$/ },
]

/** Whether a folder may be a partition. */
export const isPartitionName = (name: string): boolean => fields.some(({ pattern }) => pattern.test(name))

/** What the partitions with these names are numbered by; undefined if there are none or they differ in form. */
export const findField = (folders: readonly string[]): PartitionField | undefined =>
  folders.length ? fields.find(({ pattern }) => folders.every(folder => pattern.test(folder))) : undefined

/** The partition that a folder holds: `2024.01.02` is a date. */
export const partitionOf = ({ type }: PartitionField, folder: string): Atom => new Atom(type, parseItem(type, folder))

/** Where a table of the loaded database is. */
export interface TableLocation {
  /** The folder of the database. */
  database: string
  name: string
}

/**
 * The rows of a table in one partition, the virtual column first. With `wanted`, only those of its columns are read
 * that are in the set.
 */
export function readPartition(
  session: Session,
  index: TableLocation,
  partition: Value,
  wanted?: ReadonlySet<string>,
): Table {
  const folder = partitionPath(session, index.database, partition, index.name)
  const shown = `./${folderName(partition)}/${index.name}`
  const listed = columnNames(session, folder)
  const schema = listed ? undefined : (schemaOf(session, index) ?? signalMissing(shown))
  const read = (name: string): Value =>
    schema ? requireColumn(schema, name) : readColumn(session, `${folder}/${name}`, `${shown}/${name}`)
  const names = schema?.names ?? listed ?? []
  const chosen = wanted ? names.filter(name => wanted.has(name)) : names
  const columns = chosen.map(read)
  // Without a column to tell the number of rows, the first is read for its count alone.
  const counted = columns[0] ?? (names[0] === undefined ? emptyList : read(names[0]))
  const field = itemsAt(enlistAtom(partition), new Int32Array(countOf(counted)))
  return new Table([fieldName(session), ...chosen], [field, ...columns])
}

/** The names in the file `.d` of a folder of columns; undefined if there is none. */
export function columnNames(session: Session, folder: string): string[] | undefined {
  const bytes = session.files.readFile(`${folder}/.d`)
  return bytes && textsOf(readStored(session, bytes))
}

/** After `.Q.bv`, which keeps it in `.Q.vp`: the table without rows that stands for a table missing in a partition. */
function schemaOf(session: Session, { name }: TableLocation): Table | undefined {
  const schemas = session.getGlobal('.Q.vp')
  const index = schemas?.kind === 'dictionary' ? textsOf(schemas.keys).indexOf(name) : -1
  const schema = schemas && index >= 0 ? itemAt(schemas, index) : undefined
  return schema?.kind === 'table' ? schema : undefined
}

const columnsRead = new WeakMap<Uint8Array, Value>()

/** A column of a file, read anew only if the file has changed. `shown` is its path as an error names it. */
function readColumn(session: Session, path: string, shown: string): Value {
  const bytes = session.files.readFile(path) ?? signalMissing(shown)
  const known = columnsRead.get(bytes)
  if (known) return known
  const column = readStored(session, bytes)
  columnsRead.set(bytes, column)
  return column
}

/** The rows of all parts, one below the other. Without parts there are no rows, and the columns are those of `sample`. */
export function stackTables(parts: readonly Table[], sample: Table): Table {
  const [first] = parts
  if (!first) return itemsAt(sample, []) as Table
  if (parts.length === 1) return first
  const stack = (name: string): Value =>
    joinManyLists(parts.map(part => columnOf(part, name) ?? signalMissing(`./${name}`)))
  return new Table(first.names, first.names.map(stack))
}
