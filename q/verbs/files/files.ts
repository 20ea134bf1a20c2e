import { currentSession } from '../../evaluate/current-session.ts'
import { filePath, signalMissing } from '../../files/file-path.ts'
import { isSource, readSource } from '../../files/read-source.ts'
import { bytesOf, stringOfBytes } from '../../text/bytes-of.ts'
import { splitLines } from '../../text/split-bytes.ts'
import { list, long } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import { internSymbol, symbolText } from '../../values/symbols.ts'
import { isSimple } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { dataOf } from '../arithmetic/numeric-data.ts'
import { likeOperand } from '../arithmetic/pair-result.ts'

/** `read0 x`: the lines of a file or of a part of it; a part in one line is a string. */
function readLines(x: Value): Value {
  const lines = splitLines(isSource(x) ? readSource(x) : bytesOf(x)).map(stringOfBytes)
  const [first] = lines
  return x.kind === 'list' && lines.length === 1 && first ? first : list(lines)
}

/** `read1 x`: the bytes of a file or of a part of it. */
const readBytes = (x: Value): Value => new Vector(Type.byte, readSource(x))

/** `hcount x`: how many bytes a file has. */
export const countBytes = (x: Value): Value => long(readSource(x).length)

/** `hdel x`: deletes a file or an empty folder and gives its symbol back. */
function deleteFile(x: Value): Value {
  const { files } = currentSession()
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
export const fileVerbs: VerbTable = {
  read0: unary(readLines),
  read1: unary(readBytes),
  hcount: unary(countBytes),
  hdel: unary(deleteFile),
  hsym: unary(fileSymbol),
}
