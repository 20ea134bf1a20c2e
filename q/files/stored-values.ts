import { signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { ValueReader } from '../serialize/read-value.ts'
import { ByteWriter, writeValue } from '../serialize/write-value.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { List, Table, type Value, Vector } from '../values/value.ts'

/**
 * `` `:path set value ``: writes a value to a file. A path that ends with a slash, or that holds a table already, gets a
 * file for each column of a table.
 */
export function storeValue(session: Session, path: string, value: Value): void {
  const { files } = session
  const folder = folderOf(path)
  if (path === folder || files.readFile(`${folder}.d`)) storeColumns(session, folder, value)
  else files.writeFile(path, storedBytes(value))
}

const folderOf = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** Splays a table: a file for each column, and the names of the columns in the file `.d`. */
function storeColumns(session: Session, folder: string, value: Value): void {
  if (value.kind !== 'table') signal('type')
  for (const [index, column] of value.columns.entries()) {
    if (column.kind === 'vector' && column.type === Type.symbol && countOf(column)) signal('type')
    storeValue(session, `${folder}${value.names[index]}`, column)
  }
  storeValue(session, `${folder}.d`, symbols(value.names))
}

/** `` get`:path ``: the value in a file, or the table in a folder of columns. */
export const loadValue = (session: Session, path: string): Value => findStored(session, path) ?? signalMissing(path)

/** As `loadValue`; undefined if there is no such file or folder. */
export function findStored(session: Session, path: string): Value | undefined {
  const { files } = session
  const bytes = files.readFile(path)
  if (bytes) return readStored(session, bytes)
  const folder = folderOf(path)
  return files.readFile(`${folder}.d`) && loadColumns(session, folder)
}

function loadColumns(session: Session, folder: string): Table {
  const listed = loadValue(session, `${folder}.d`)
  const names = listed instanceof Vector ? Array.from(listed.data as Int32Array, symbolText) : signal('type')
  const table = new Table(
    names,
    names.map(name => loadValue(session, `${folder}${name}`)),
  )
  splayedTables.add(table)
  return table
}

/** Tables that were read from folders of columns. */
export const splayedTables = new WeakSet<Table>()

/** The first two bytes of every file that `set` writes. */
const mark = [0xff, 0x01] as const

/** The bytes before the first item of a general list: the mark, the type, the attribute and the count. */
export const listHeaderLength = 8

/** Whether `set` wrote the file with these bytes. */
export const isStored = (bytes: Uint8Array): boolean => bytes[0] === mark[0] && bytes[1] === mark[1]

/** The bytes of a file that holds the value. */
export function storedBytes(value: Value): Uint8Array {
  const writer = new ByteWriter(true)
  writer.writeBytes(Uint8Array.from(mark))
  writeValue(writer, value)
  return writer.finish()
}

/** The bytes that append the items of `value` to the file of a general list. */
export function itemBytes(value: Value): Uint8Array {
  const writer = new ByteWriter(true)
  for (const item of itemsOf(value)) writeValue(writer, item)
  return writer.finish()
}

/** The value in the bytes of a file. Ignores the count of a general list, since items may have been appended to it. */
export function readStored(session: Session, bytes: Uint8Array): Value {
  if (!isStored(bytes)) return signal('type')
  if (bytes[mark.length] === Type.list) return new List(Array.from(storedItems(session, bytes), ({ value }) => value))
  return new ValueReader(session, bytes.subarray(mark.length), true).readValue()
}

/** An item of a general list and the offset of its end in the file. */
export interface StoredItem {
  value: Value
  end: number
}

/** Yields the items of a general list in a file; signals `badmsg` at the first damaged one. */
export function* storedItems(session: Session, bytes: Uint8Array): Generator<StoredItem> {
  const reader = new ValueReader(session, bytes.subarray(listHeaderLength), true)
  while (listHeaderLength + reader.offset < bytes.length)
    yield { value: reader.readValue(), end: listHeaderLength + reader.offset }
}
