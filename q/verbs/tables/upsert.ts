import { currentSession } from '../../evaluate/current-session.ts'
import { loadValue, storeValue } from '../../files/stored-values.ts'
import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import { append } from '../lists/append.ts'
import { nameOf } from './by-name.ts'

/**
 * `t upsert rows`: t with the rows added; where t has keys, a row whose key is there replaces the old one. A variable or
 * file given by its name is changed.
 */
export function upsert(x: Value, y: Value): Value {
  const name = nameOf(x)
  if (name === undefined) return append(x, y)
  if (name.startsWith(':')) upsertInFile(name.slice(1), y)
  else upsertInVariable(name, y)
  return x
}

function upsertInVariable(name: string, y: Value): void {
  const session = currentSession()
  const old = session.getGlobal(name)
  if (!old && y.kind !== 'table' && y.kind !== 'dictionary') signal(name)
  session.setGlobal(name, old ? append(old, y) : y)
}

/** A table whose columns are files in a folder is written to the folder, with a slash at the end of its path. */
function upsertInFile(path: string, y: Value): void {
  const { files } = currentSession()
  const folder = path.endsWith('/') ? path : `${path}/`
  const isSplayed = files.readFile(`${folder}.d`) !== undefined
  const isThere = isSplayed || files.readFile(path) !== undefined
  storeValue(isSplayed ? folder : path, isThere ? append(loadValue(path), y) : y)
}
