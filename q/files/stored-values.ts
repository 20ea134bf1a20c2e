import { currentSession } from '../evaluate/current-session.ts'
import { ByteWriter } from '../serialize/byte-writer.ts'
import { ValueReader } from '../serialize/read-value.ts'
import { writeValue } from '../serialize/write-value.ts'
import { symbols } from '../values/construct.ts'
import { countOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Table, type Value, Vector } from '../values/value.ts'
import { signalMissing } from './file-path.ts'

/** The two bytes that a file of a serialized value starts with. */
const mark = [0xff, 0x01] as const

/** Keeps a value in a file; a table in a path that ends with a slash as a folder of its columns. */
export function storeValue(path: string, value: Value): void {
  if (path.endsWith('/')) {
    storeColumns(path, value)
    return
  }
  const writer = new ByteWriter(true)
  writer.writeBytes(Uint8Array.from(mark))
  writeValue(writer, value)
  currentSession().files.writeFile(path, writer.finish())
}

/** The value kept in a file, or the table in a folder of columns. */
export function loadValue(path: string): Value {
  const { files } = currentSession()
  const bytes = files.readFile(path)
  if (bytes) return readStored(bytes)
  const folder = path.endsWith('/') ? path : `${path}/`
  return files.readFile(`${folder}.d`) ? loadColumns(folder) : signalMissing(path)
}

function readStored(bytes: Uint8Array): Value {
  const isStored = bytes[0] === mark[0] && bytes[1] === mark[1]
  return isStored ? new ValueReader(bytes.subarray(mark.length), true).readValue() : signal('type')
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
  return new Table(
    names,
    names.map(name => loadValue(`${folder}${name}`)),
  )
}
