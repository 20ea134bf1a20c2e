import { currentSession } from '../evaluate/current-session.ts'
import { filePath, isFileSymbol, signalMissing } from '../files/file-path.ts'
import { isSource, readSource } from '../files/read-source.ts'
import { storeValue } from '../files/stored-values.ts'
import { bytesOf, stringOfBytes } from '../text/bytes-of.ts'
import { splitLines } from '../text/split-bytes.ts'
import { list, long, symbols } from '../values/construct.ts'
import { signal } from '../values/q-error.ts'
import { internSymbol, symbolText } from '../values/symbols.ts'
import { textOf } from '../values/text-of.ts'
import { isSymbol } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import { Atom, type Value, Vector } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb-table.ts'

/** `read0 x`: the lines of a file, or the chars of a part of it. */
export function readLines(x: Value): Value {
  const bytes = isSource(x) ? readSource(x) : bytesOf(x)
  return x.kind === 'list' ? stringOfBytes(bytes) : list(splitLines(bytes).map(stringOfBytes))
}

/** `read1 x`: the bytes of a file or of a part of it. */
export const readBytes = (x: Value): Value => new Vector(Type.byte, readSource(x))

/** `hcount x`: how many bytes a file has. */
export const countBytes = (x: Value): Value => long(readSource(x).length)

/** `hdel x`: deletes a file and gives its symbol back. */
function deleteFile(x: Value): Value {
  const path = filePath(x)
  return currentSession().files.deleteFile(path) ? x : signalMissing(path)
}

/** `hsym x`: symbols with a colon before them unless they have one. */
export function fileSymbol(x: Value): Value {
  if ((x.kind !== 'atom' && x.kind !== 'vector') || x.type !== Type.symbol) return signal('type')
  if (x.kind === 'atom') return new Atom(Type.symbol, withColon(Number(x.item)))
  return new Vector(Type.symbol, Int32Array.from(x.data as Int32Array, withColon))
}

function withColon(number: number): number {
  const text = symbolText(number)
  return text.startsWith(':') ? number : internSymbol(`:${text}`)
}

/** `x set y`: assigns a global named by a symbol, or keeps y in a file. */
export function setValue(x: Value, y: Value): Value {
  if (!isSymbol(x)) return signal('type')
  if (isFileSymbol(x)) storeValue(filePath(x), y)
  else currentSession().setGlobal(textOf(x), y)
  return x
}

/** What `key` gives for a file symbol: itself for a file, the names in a folder, `()` where nothing is. */
export function keyOfFile(x: Value): Value {
  const path = filePath(x)
  const { files } = currentSession()
  if (files.readFile(path)) return x
  const names = files.listFolder(path)
  return names ? symbols(names) : list([])
}

/** Keywords of files. */
export const fileVerbs: VerbTable = {
  read0: unary(readLines),
  read1: unary(readBytes),
  hcount: unary(countBytes),
  hdel: unary(deleteFile),
  hsym: unary(fileSymbol),
  set: binary(setValue),
}
