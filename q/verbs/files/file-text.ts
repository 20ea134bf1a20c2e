import { currentSession } from '../../evaluate/current-session.ts'
import { filePath, isFileSymbol } from '../../files/file-path.ts'
import { byteTextOf } from '../../text/byte-text.ts'
import { bytesOf, joinBytes } from '../../text/bytes-of.ts'
import { itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { parseKeyValues } from '../tables/key-values.ts'
import { loadText } from './load-text.ts'
import { prepareText } from './prepare-text.ts'

/** `x 0: y`: prepares, saves or loads text, or reads pairs of keys and values, by what x is. */
export function fileText(x: Value, y: Value): Value {
  if (isFileSymbol(x)) return saveText(x, y)
  if (x.kind === 'list') return loadText(x.items, y)
  if (isString(x) && isText(y)) return parseKeyValues(x, y)
  if (isString(x) && x.kind === 'vector' && x.data.length === 2) return loadText(itemsOf(x), y)
  const isDelimiter = x.kind === 'atom' && x.type === Type.char
  return isDelimiter ? prepareText(byteTextOf(bytesOf(x)), y) : signal('type')
}

const isText = (y: Value) => isString(y) || (y.kind === 'atom' && y.type === Type.char)

const lineFeed = Uint8Array.of(10)

/** Writes strings as the lines of a file and gives its symbol back. */
function saveText(file: Value, lines: Value): Value {
  if (lines.kind !== 'list' || !lines.items.every(isText)) return signal('type')
  currentSession().files.writeFile(filePath(file), joinBytes(lines.items.flatMap(line => [bytesOf(line), lineFeed])))
  return file
}
