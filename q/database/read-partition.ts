import { currentSession } from '../evaluate/current-session.ts'
import { signalMissing } from '../files/file-path.ts'
import { readStored } from '../files/stored-values.ts'
import { requireColumn } from '../values/columns.ts'
import { emptyList } from '../values/construct.ts'
import { countOf, itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { listOf } from '../values/list-of.ts'
import { textsOf } from '../values/text-of.ts'
import { Table, type Value } from '../values/value.ts'
import { fieldName, folderName, partitionPath } from './partitions.ts'

/** Where a table of the loaded database is. */
export interface TablePlace {
  /** The folder of the database. */
  database: string
  name: string
}

/**
 * The rows of a table in one partition, the virtual column first. With `wanted`, only those of its columns are read
 * that are in the set.
 */
export function readPartition(place: TablePlace, partition: Value, wanted?: ReadonlySet<string>): Table {
  const folder = partitionPath(place.database, partition, place.name)
  const shown = `./${folderName(partition)}/${place.name}`
  const listed = columnNames(folder)
  const schema = listed ? undefined : (schemaOf(place) ?? signalMissing(shown))
  const read = (name: string): Value =>
    schema ? requireColumn(schema, name) : readColumn(`${folder}/${name}`, `${shown}/${name}`)
  const names = schema?.names ?? listed ?? []
  const chosen = wanted ? names.filter(name => wanted.has(name)) : names
  const columns = chosen.map(read)
  // Without a column to tell the number of rows, the first is read for its count alone.
  const counted = columns[0] ?? (names[0] === undefined ? emptyList : read(names[0]))
  const field = itemsAt(listOf(partition), new Int32Array(countOf(counted)))
  return new Table([fieldName(), ...chosen], [field, ...columns])
}

/** The names in the file `.d` of a folder of columns; undefined if there is none. */
export function columnNames(folder: string): string[] | undefined {
  const bytes = currentSession().files.readFile(`${folder}/.d`)
  return bytes && textsOf(readStored(bytes))
}

/** After `.Q.bv`, which keeps it in `.Q.vp`: the table without rows that stands for a table missing in a partition. */
function schemaOf({ name }: TablePlace): Table | undefined {
  const schemas = currentSession().getGlobal('.Q.vp')
  const place = schemas?.kind === 'dictionary' ? textsOf(schemas.keys).indexOf(name) : -1
  const schema = schemas && place >= 0 ? itemAt(schemas, place) : undefined
  return schema?.kind === 'table' ? schema : undefined
}

const columnsRead = new WeakMap<Uint8Array, Value>()

/** A column of a file, read anew only if the file has changed. `shown` is its path as an error names it. */
function readColumn(path: string, shown: string): Value {
  const bytes = currentSession().files.readFile(path) ?? signalMissing(shown)
  const known = columnsRead.get(bytes)
  if (known) return known
  const column = readStored(bytes)
  columnsRead.set(bytes, column)
  return column
}
