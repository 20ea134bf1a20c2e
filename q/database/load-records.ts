import { filePath } from '../context/memory-files.ts'
import { readGlobal, type Session } from '../context/session.ts'
import { call } from '../evaluate/apply.ts'
import { readRecords } from '../files/binary-files.ts'
import { readSource } from '../files/file-verbs.ts'
import { storeValue } from '../files/stored-values.ts'
import { symbol } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { Table, type Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'
import { wholeNumber } from '../vectors/whole-number.ts'
import { enumerateTable } from './enumerate-symbols.ts'
import { partitionPath } from './partitions.ts'

/** The function of `.Q` that loads binary records into a partition. */
export const loadRecordsVerbs = (session: Session): VerbTable => ({
  '.Q.dsftg': variadic(
    5,
    5,
    (target: Value, source: Value, fields: Value, layout: Value, g: Value) =>
      loadRecords(session, { target, source, fields, layout, g }),
    {
      shape: '.Q.dsftg[(folder;partition;`t);(file;offset;length);fields;(types;widths);g]',
      help: 'saves the binary records of a file as a table in a partition, applying g to each chunk',
      examples: [
        [
          '`:r 1:0x010041020042;.Q.dsftg[(`:db;2024.05.17;`t);(`:r;0;0);`n`c;("hc";2 1);{update n*2h from x}];get`:db/2024.05.17/t',
          'n c\n---\n2 A\n4 B',
        ],
      ],
    },
  ),
})

interface RecordsToLoad {
  /** `(folder;partition;table)`. */
  target: Value
  /** `(file;offset;length)`; a length that is not positive counts from the end of the file. */
  source: Value
  fields: Value
  /** `(types;widths)`, as `1:` takes them. */
  layout: Value
  g: Value
}

const mostRows = 1_000_000

/**
 * Reads, changes and saves the records in chunks. The first chunk replaces a table that is already there. Returns the name of
 * the table.
 */
function loadRecords(session: Session, { target, source, fields, layout, g }: RecordsToLoad): Value {
  const [folder, partition, table] = take(target, 3)
  const [types, widths] = take(layout, 2)
  const bytes = readPart(session, source)
  const path = `${partitionPath(session, filePath(folder), partition, textOf(table))}/`
  const chunkBytes = rowsOfChunk(session) * itemsOf(widths).reduce((sum, width) => sum + wholeNumber(width), 0)
  for (let start = 0; !start || start < bytes.length; start += chunkBytes || signal('length')) {
    session.checkTime()
    const columns = readRecords(bytes.subarray(start, start + chunkBytes), types, widths, true)
    const changed = call(session, g, tableOf(textsOf(fields), itemsOf(columns)))
    const enumerated = enumerateTable(session, folder, changed, symbol('sym'))
    if (start) call(session, session.findVerb('upsert') ?? signal('nyi'), symbol(`:${path}`), enumerated)
    else storeValue(session, path, enumerated)
  }
  return table
}

/** The items of a list, which must have as many; signals `length` otherwise. */
function take(value: Value, count: 2): [Value, Value]
function take(value: Value, count: 3): [Value, Value, Value]
function take(value: Value, count: number): readonly Value[] {
  const items = itemsOf(value)
  return items.length === count ? items : signal('length')
}

function readPart(session: Session, source: Value): Uint8Array {
  const [file, offset, length] = take(source, 3)
  const bytes = readSource(session, file)
  const count = wholeNumber(length)
  return bytes.subarray(wholeNumber(offset), count > 0 ? wholeNumber(offset) + count : bytes.length + count)
}

/** `.Q.M`, but a million at most. */
function rowsOfChunk(session: Session): number {
  const limit = readGlobal(session, '.Q.M')
  const rows = Math.min(mostRows, limit.kind === 'atom' ? Number(limit.item) : signal('type'))
  return rows >= 1 ? rows : signal('domain')
}

const tableOf = (names: readonly string[], columns: readonly Value[]): Table =>
  names.length === columns.length ? new Table(names, columns) : signal('length')
