import { currentSession } from '../../evaluate/current-session.ts'
import { loadValue, storeValue } from '../../files/stored-values.ts'
import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import { extendEnumeration } from './enumeration.ts'

/**
 * `` `:db/sym?y ``: enumerates y by the list in a file, to which it adds what the list lacks; the list becomes the variable
 * that has the name of the file.
 */
export function extendStoredEnumeration(path: string, y: Value): Value {
  const session = currentSession()
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (session.files.readFile(path)) session.setGlobal(name, loadValue(path))
  const enumerated = extendEnumeration(name, y)
  storeValue(path, session.getGlobal(name) ?? signal(name))
  return enumerated
}
