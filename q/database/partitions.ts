import { signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { stringOf } from '../display/display-verbs.ts'
import { readStored } from '../files/stored-values.ts'
import { splitLines } from '../text/bytes.ts'
import { columnOf, requireColumn } from '../values/columns.ts'
import { emptyList } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, enlistAtom, itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { symbolTable, textOf, textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { decodeText } from '../values/utf8.ts'
import { Atom, Table, type Value } from '../values/value.ts'
import { joinManyLists } from '../vectors/join-lists.ts'
import { parseItem } from '../verbs/cast/tok.ts'

/** The virtual column of the loaded database, such as `date`. */
export const fieldName = (session: Session): string => textOf(readVariable(session, '.Q.pf'))

/** The partitions that queries read: all, or those given to `.Q.view`. */
export const partitionsInView = (session: Session): Value => readVariable(session, '.Q.pv')

/** Reads a variable that describes the loaded database; signals `par` if no database is loaded. */
const readVariable = (session: Session, name: string): Value => session.getGlobal(name) ?? signal('par')

/** The kinds of partitions, each with its virtual column: `date` for folders with names such as `2024.01.02`. */
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

/** Whether a folder with this name may be a partition. */
export const isPartitionName = (name: string): boolean => fields.some(({ pattern }) => pattern.test(name))

/** The field of a database with these partitions; undefined without partitions or if their names have different forms. */
export const findField = (folders: readonly string[]): PartitionField | undefined =>
  folders.length ? fields.find(({ pattern }) => folders.every(folder => pattern.test(folder))) : undefined

/** The value of the virtual column for a folder: the date 2024.01.02 for `2024.01.02`. */
export const partitionOf = ({ type }: PartitionField, folder: string): Atom => new Atom(type, parseItem(type, folder))

/** The name of a partition's folder. */
const folderName = (partition: Value): string => textOf(stringOf(partition, 0))

/** The folders that contain partitions: those listed in `par.txt`, or the database itself. */
export function segmentsOf(session: Session, database: string): string[] {
  const bytes = session.files.readFile(`${database}/par.txt`)
  if (!bytes) return [database]
  const lines = splitLines(bytes).map(line => decodeText(line).trim().replace(/^:/, ''))
  return lines.filter(Boolean).map(line => (line.startsWith('/') ? line : `${database}/${line}`))
}

/** The folder of a table in a partition. A new partition goes to the segment of its number modulo the count of segments. */
export function partitionPath(session: Session, database: string, partition: Value, table: string): string {
  const segments = segmentsOf(session, database)
  const number = partition.kind === 'atom' ? Number(partition.item) : signal('type')
  const found = segments.find(segment => session.files.listFolder(`${segment}/${folderName(partition)}`))
  // The remainder of a date before 2000 is negative; `at` counts it from the end, as `mod` of q does.
  return `${found ?? segments.at(number % segments.length) ?? database}/${folderName(partition)}/${table}`
}

/** A partitioned table of a database. */
export interface TableLocation {
  /** The folder of the database. */
  database: string
  name: string
}

/** The rows of a table in one partition, with the virtual column first; with `wanted`, only those columns. */
export function readPartition(
  session: Session,
  location: TableLocation,
  partition: Value,
  wanted?: ReadonlySet<string>,
): Table {
  const folder = partitionPath(session, location.database, partition, location.name)
  const shown = `./${folderName(partition)}/${location.name}`
  const listed = columnNames(session, folder)
  const schema = listed ? undefined : (findSchema(session, location) ?? signalMissing(shown))
  const read = (name: string): Value =>
    schema ? requireColumn(schema, name) : readColumn(session, `${folder}/${name}`, `${shown}/${name}`)
  const names = schema?.names ?? listed ?? []
  const chosen = wanted ? names.filter(name => wanted.has(name)) : names
  const columns = chosen.map(read)
  // Without wanted columns, the first column tells the number of rows.
  const counted = columns[0] ?? (names[0] === undefined ? emptyList : read(names[0]))
  const field = itemsAt(enlistAtom(partition), new Int32Array(countOf(counted)))
  return new Table([fieldName(session), ...chosen], [field, ...columns])
}

/** The names in the file `.d` of a splayed table; undefined if the folder has none. */
export function columnNames(session: Session, folder: string): string[] | undefined {
  const bytes = session.files.readFile(`${folder}/.d`)
  return bytes && textsOf(readStored(session, bytes))
}

/** The table without rows that `.Q.bv` kept in `.Q.vp` for partitions that lack the table. */
function findSchema(session: Session, { name }: TableLocation): Table | undefined {
  const schemas = session.getGlobal('.Q.vp')
  const index = schemas?.kind === 'dictionary' ? textsOf(schemas.keys).indexOf(name) : -1
  const schema = schemas && index >= 0 ? itemAt(schemas, index) : undefined
  return schema?.kind === 'table' ? schema : undefined
}

/**
 * A cache of columns by the bytes of their files, with the version of the symbols that they were read with. A write replaces the
 * bytes, so entries are never stale otherwise.
 */
const columnsRead = new WeakMap<Uint8Array, { column: Value; version: number }>()

/** A column of a partition. An error for a missing file shows the path `shown`. */
function readColumn(session: Session, path: string, shown: string): Value {
  const bytes = session.files.readFile(path) ?? signalMissing(shown)
  const known = columnsRead.get(bytes)
  if (known?.version === symbolTable.version) return known.column
  const column = readStored(session, bytes)
  columnsRead.set(bytes, { column, version: symbolTable.version })
  return column
}

/** Joins tables, matching their columns by name. Without tables, gives `sample` without its rows. */
export function stackTables(parts: readonly Table[], sample: Table): Table {
  const [first] = parts
  if (!first) return itemsAt(sample, []) as Table
  if (parts.length === 1) return first
  const stack = (name: string): Value =>
    joinManyLists(parts.map(part => columnOf(part, name) ?? signalMissing(`./${name}`)))
  return new Table(first.names, first.names.map(stack))
}
