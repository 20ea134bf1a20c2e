import { currentSession } from '../evaluate/current-session.ts'
import { ByteWriter } from '../serialize/byte-writer.ts'
import { ValueReader } from '../serialize/read-value.ts'
import { writeValue } from '../serialize/write-value.ts'
import { symbols } from '../values/construct.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { List, Table, type Value, Vector } from '../values/value.ts'
import { signalMissing } from './file-path.ts'

/** The two bytes that a file of a serialized value starts with. */
const mark = [0xff, 0x01] as const

/** The mark, the type, the attribute and the count of a general list. */
const listHeader = 8

/** Keeps a value in a file; a table in a path that ends with a slash, or where one is, as a folder of its columns. */
export function storeValue(path: string, value: Value): void {
  const { files } = currentSession()
  const folder = folderOf(path)
  if (path === folder || files.readFile(`${folder}.d`)) storeColumns(folder, value)
  else files.writeFile(path, storedBytes(value))
}

const folderOf = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** The bytes of a file that holds the value. */
export function storedBytes(value: Value): Uint8Array {
  const writer = new ByteWriter(true)
  writer.writeBytes(Uint8Array.from(mark))
  writeValue(writer, value)
  return writer.finish()
}

/** What the file of a general list gets at its end when the items of `value` are added. */
export function itemBytes(value: Value): Uint8Array {
  const writer = new ByteWriter(true)
  for (const item of itemsOf(value)) writeValue(writer, item)
  return writer.finish()
}

/** The value kept in a file, or the table in a folder of columns. */
export const loadValue = (path: string): Value => findStored(path) ?? signalMissing(path)

/** As `loadValue`; undefined if there is no such file. */
export function findStored(path: string): Value | undefined {
  const { files } = currentSession()
  const bytes = files.readFile(path)
  if (bytes) return readStored(bytes)
  const folder = folderOf(path)
  return files.readFile(`${folder}.d`) && loadColumns(folder)
}

/** Whether the bytes are those of a file that `set` wrote. */
export const isStored = (bytes: Uint8Array): boolean => bytes[0] === mark[0] && bytes[1] === mark[1]

/** The value in the bytes of a file. A general list goes on to the end, since items may have been added to it. */
export function readStored(bytes: Uint8Array): Value {
  if (!isStored(bytes)) return signal('type')
  if (bytes[mark.length] === Type.list) return new List(Array.from(storedItems(bytes), ({ value }) => value))
  return new ValueReader(bytes.subarray(mark.length), true).readValue()
}

/** An item of a general list, and where it ends in the bytes of its file. */
export interface StoredItem {
  value: Value
  end: number
}

/** The items of a general list in a file, one after the other. Signals `badmsg` where one is damaged. */
export function* storedItems(bytes: Uint8Array): Generator<StoredItem> {
  const reader = new ValueReader(bytes.subarray(listHeader), true)
  while (listHeader + reader.place < bytes.length) yield { value: reader.readValue(), end: listHeader + reader.place }
}

/** The file `.d` of such a folder lists the names of the columns in their order. */
function storeColumns(folder: string, value: Value): void {
  if (value.kind !== 'table') signal('type')
  for (const [place, column] of value.columns.entries()) {
    if (column.kind === 'vector' && column.type === Type.symbol && countOf(column)) signal('type')
    storeValue(`${folder}${value.names[place]}`, column)
  }
  storeValue(`${folder}.d`, symbols(value.names))
}

function loadColumns(folder: string): Table {
  const listed = loadValue(`${folder}.d`)
  const names = listed instanceof Vector ? Array.from(listed.data as Int32Array, symbolText) : signal('type')
  const table = new Table(
    names,
    names.map(name => loadValue(`${folder}${name}`)),
  )
  splayedTables.add(table)
  return table
}

/** The tables that were read from folders of columns. */
export const splayedTables = new WeakSet<Table>()
