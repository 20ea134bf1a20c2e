import { readGlobal } from '../evaluate/current-session.ts'
import { filePath } from '../files/file-path.ts'
import { storeValue } from '../files/stored-values.ts'
import { enumerateTable } from '../namespaces/utilities/enumerate-tables.ts'
import { requireColumn } from '../values/columns.ts'
import { symbol } from '../values/construct.ts'
import { countOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { signal } from '../values/q-error.ts'
import { textOf } from '../values/text-of.ts'
import { Table, type Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb-table.ts'
import { setAttribute } from '../verbs/attributes.ts'
import { gradeColumns } from '../verbs/sort/grade.ts'
import { columnsFirst } from '../verbs/tables/keys.ts'
import { partitionPath } from './partitions.ts'

/** Functions of `.Q` that save a global table as a partition. */
export const savingVerbs: VerbTable = {
  '.Q.dpft': variadic(4, 4, (folder: Value, partition: Value, column: Value, name: Value) =>
    savePartition({ folder, partition, name, domain: symbol('sym'), column: textOf(column) }),
  ),
  '.Q.dpfts': variadic(5, 5, (folder: Value, partition: Value, column: Value, name: Value, domain: Value) =>
    savePartition({ folder, partition, name, domain, column: textOf(column) }),
  ),
  '.Q.dpt': variadic(3, 3, (folder: Value, partition: Value, name: Value) =>
    savePartition({ folder, partition, name, domain: symbol('sym'), column: '' }),
  ),
  '.Q.dpts': variadic(4, 4, (folder: Value, partition: Value, name: Value, domain: Value) =>
    savePartition({ folder, partition, name, domain, column: '' }),
  ),
}

interface Saving {
  folder: Value
  partition: Value
  name: Value
  domain: Value
  /** Sorted by, marked as parted and put first; empty for none. */
  column: string
}

/** Enumerates the symbols of the table, writes its columns into the folder of the partition and gives the name back. */
function savePartition({ folder, partition, name, domain, column }: Saving): Value {
  const table = readGlobal(textOf(name))
  if (table.kind !== 'table') return signal('type')
  if (column) requireColumn(table, column)
  if (!table.columns.every(isMappable)) return signal('unmappable')
  const enumerated = enumerateTable(folder, table, domain)
  const path = partitionPath(filePath(folder), partition, textOf(name))
  storeValue(`${path}/`, column ? partBy(column, enumerated) : enumerated)
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
    columns.map((each, place) => (place ? each : setAttribute('p', each))),
  )
}
