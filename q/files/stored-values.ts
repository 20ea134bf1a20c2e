import { signalMissing } from '../context/file-path.ts'
import type { Session } from '../context/session.ts'
import { call } from '../evaluate/apply.ts'
import { ValueReader } from '../serialize/read-value.ts'
import { ByteWriter, writeValue } from '../serialize/write-value.ts'
import { bytesOf, joinBytes } from '../text/bytes.ts'
import { symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { symbolText, textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Dictionary, List, Table, type Value, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'

/** The two bytes that a file of a serialized value starts with. */
const mark = [0xff, 0x01] as const

/** The mark, the type, the attribute and the count of a general list. */
const listHeader = 8

/** Keeps a value in a file; a table in a path that ends with a slash, or where one is, as a folder of its columns. */
export function storeValue(session: Session, path: string, value: Value): void {
  const { files } = session
  const folder = folderOf(path)
  if (path === folder || files.readFile(`${folder}.d`)) storeColumns(session, folder, value)
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
export const loadValue = (session: Session, path: string): Value => findStored(session, path) ?? signalMissing(path)

/** As `loadValue`; undefined if there is no such file. */
export function findStored(session: Session, path: string): Value | undefined {
  const { files } = session
  const bytes = files.readFile(path)
  if (bytes) return readStored(session, bytes)
  const folder = folderOf(path)
  return files.readFile(`${folder}.d`) && loadColumns(session, folder)
}

/** Whether the bytes are those of a file that `set` wrote. */
export const isStored = (bytes: Uint8Array): boolean => bytes[0] === mark[0] && bytes[1] === mark[1]

/** The value in the bytes of a file. A general list goes on to the end, since items may have been added to it. */
export function readStored(session: Session, bytes: Uint8Array): Value {
  if (!isStored(bytes)) return signal('type')
  if (bytes[mark.length] === Type.list) return new List(Array.from(storedItems(session, bytes), ({ value }) => value))
  return new ValueReader(session, bytes.subarray(mark.length), true).readValue()
}

/** An item of a general list, and where it ends in the bytes of its file. */
export interface StoredItem {
  value: Value
  end: number
}

/** The items of a general list in a file, one after the other. Signals `badmsg` where one is damaged. */
export function* storedItems(session: Session, bytes: Uint8Array): Generator<StoredItem> {
  const reader = new ValueReader(session, bytes.subarray(listHeader), true)
  while (listHeader + reader.offset < bytes.length) yield { value: reader.readValue(), end: listHeader + reader.offset }
}

/** The file `.d` of such a folder lists the names of the columns in their order. */
function storeColumns(session: Session, folder: string, value: Value): void {
  if (value.kind !== 'table') signal('type')
  for (const [index, column] of value.columns.entries()) {
    if (column.kind === 'vector' && column.type === Type.symbol && countOf(column)) signal('type')
    storeValue(session, `${folder}${value.names[index]}`, column)
  }
  storeValue(session, `${folder}.d`, symbols(value.names))
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

/** The tables that were read from folders of columns. */
export const splayedTables = new WeakSet<Table>()

/** Keywords that keep global variables in files of their names and bring them back. */
export const saveLoad = (session: Session): VerbTable => ({
  save: unary(x => mapNames(x, name => save(session, name))),
  rsave: unary(x => mapNames(x, name => saveColumns(session, name))),
  load: unary(x => mapNames(x, name => load(session, name))),
  rload: unary(x => mapNames(x, name => load(session, name))),
})

function mapNames(x: Value, action: (name: string) => string): Value {
  if ((x.kind !== 'atom' && x.kind !== 'vector') || x.type !== Type.symbol) return signal('type')
  const results = textsOf(x).map(name => action(name.replace(/^:/, '')))
  return x.kind === 'atom' ? symbol(results[0] ?? '') : symbols(results)
}

/** `data/t.csv` writes the variable t to this file as text; without an ending, as `set` does. */
function save(session: Session, path: string): string {
  const { name, ending } = partsOf(path)
  const value = session.getGlobal(name) ?? signal(name)
  if (ending) session.files.writeFile(path, textAs(session, ending, value))
  else storeValue(session, path, value)
  return `:${path}`
}

function saveColumns(session: Session, path: string): string {
  const { name } = partsOf(path)
  storeValue(session, `${path}/`, session.getGlobal(name) ?? signal(name))
  return `:${path}/`
}

function load(session: Session, path: string): string {
  const { name } = partsOf(path)
  session.setGlobal(name, loadPath(session, path))
  return name
}

/** A folder that is no table gives a dictionary of the files in it. */
function loadPath(session: Session, path: string): Value {
  const { files } = session
  const names = files.listFolder(path)
  if (!names || names.includes('.d')) return loadValue(session, path)
  return new Dictionary(symbols(names), new List(names.map(name => loadPath(session, `${path}/${name}`))))
}

/** `data/t.csv` is the variable `t` and the ending `csv`. */
function partsOf(path: string): { name: string; ending: string } {
  const [name = '', ending = ''] = path.slice(path.lastIndexOf('/') + 1).split('.')
  return { name, ending }
}

const lineFeed = Uint8Array.of(10)

/** The lines that `.h.tx` makes of a value for an ending. */
function textAs(session: Session, ending: string, value: Value): Uint8Array {
  const formats = session.getGlobal('.h.tx') ?? signal('type')
  const lines = call(session, call(session, formats, symbol(ending)), value)
  return joinBytes(itemsOf(lines).flatMap(line => [bytesOf(line), lineFeed]))
}
