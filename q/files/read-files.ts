import { filePath, isFileSymbol, signalMissing } from '../context/file-path.ts'
import type { Session } from '../context/session.ts'
import { bytesOf, splitLines, stringOfBytes } from '../text/bytes.ts'
import { list, long } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { internSymbol, symbolText } from '../values/symbols.ts'
import { isSimple, Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { dataOf, likeOperand } from '../vectors/operands.ts'

/** `read0 x`: the lines of a file or of a part of it; a part in one line is a string. */
function readLines(session: Session, x: Value): Value {
  const lines = splitLines(isSource(x) ? readSource(session, x) : bytesOf(x)).map(stringOfBytes)
  const [first] = lines
  return x.kind === 'list' && lines.length === 1 && first ? first : list(lines)
}

/** `read1 x`: the bytes of a file or of a part of it. */
const readBytes = (session: Session, x: Value): Value => new Vector(Type.byte, readSource(session, x))

/** `hcount x`: how many bytes a file has. */
export const countBytes = (session: Session, x: Value): Value => long(readSource(session, x).length)

/** `hdel x`: deletes a file or an empty folder and gives its symbol back. */
function deleteFile(session: Session, x: Value): Value {
  const { files } = session
  const path = filePath(x)
  if (files.deleteFile(path)) return x
  return files.listFolder(path) ? signal(`${path}. OS reports: Directory not empty`) : signalMissing(path)
}

/** `hsym x`: symbols with a colon before them unless they have one. */
export function fileSymbol(x: Value): Value {
  if (!isSimple(x) || x.type !== Type.symbol) return signal('type')
  return likeOperand(x.type, (dataOf(x) as Int32Array).map(withColon), x)
}

function withColon(number: number): number {
  const text = symbolText(number)
  return text.startsWith(':') ? number : internSymbol(`:${text}`)
}

/** Keywords of files. */
export const fileVerbs = (session: Session): VerbTable => ({
  read0: unary(x => readLines(session, x)),
  read1: unary(x => readBytes(session, x)),
  hcount: unary(x => countBytes(session, x)),
  hdel: unary(x => deleteFile(session, x)),
  hsym: unary(fileSymbol),
})

/** The bytes of a file, or of a part of it: `` `:f``, `` (`:f;offset)`` or `` (`:f;offset;length)``. */
export function readSource(session: Session, source: Value): Uint8Array {
  if (isFileSymbol(source)) return readPath(session, filePath(source))
  const [file, offset, length] = source.kind === 'list' ? itemsOf(source) : []
  if (!file || !offset) return signal('type')
  const bytes = readPath(session, filePath(file))
  const start = numberOf(offset)
  return bytes.slice(start, length ? start + numberOf(length) : undefined)
}

/** Whether the value names a file or a part of one. */
export const isSource = (value: Value): boolean =>
  isFileSymbol(value) || (value.kind === 'list' && value.items[0] !== undefined && isFileSymbol(value.items[0]))

function readPath(session: Session, path: string): Uint8Array {
  return session.files.readFile(path) ?? signalMissing(path)
}

const numberOf = (value: Value): number =>
  value.kind === 'atom' && typeof value.item === 'number' ? value.item : signal('type')
