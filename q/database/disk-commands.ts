import { signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { isStored, loadValue } from '../files/stored-values.ts'
import { chars, emptyList, list } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { loadFolder, variableOf } from './load-database.ts'

/** Runs `\cd`, `\mkdir`, `\echo`, and `\l` for a folder or a file that `set` wrote; returns undefined for other commands. */
export function runDiskCommand(session: Session, letters: string, argument: string): Value | undefined {
  const { files } = session
  const path = argument.replace(/^:/, '')
  if (letters === 'cd') return path ? changeFolder(session, path) : chars(`/${files.folder}`)
  if (letters === 'mkdir') return makeFolder(session, path)
  if (letters === 'echo') return list([chars(expandVariables(session, argument))])
  return letters === 'l' && path ? load(session, path) : undefined
}

function changeFolder(session: Session, path: string): Value {
  const { files } = session
  const folder = files.resolve(path)
  if (folder && !files.listFolder(path)) return signalMissing(path)
  files.folder = folder
  return nil
}

function makeFolder(session: Session, path: string): Value {
  session.files.addFolder(path)
  return nil
}

/** Expands a text like a shell: `$HOME` becomes the environment variable, quotes are removed. */
function expandVariables(session: Session, text: string): string {
  const { environment } = session
  return text.replace(/["']/g, '').replace(/\$(\w+)/g, (_, name: string) => textOf(environment.get(name) ?? emptyList))
}

/** Loads a folder, or a stored value into the variable with its name; returns undefined for a script. */
function load(session: Session, path: string): Value | undefined {
  const { files } = session
  const bytes = files.readFile(path)
  if (bytes && isStored(bytes)) {
    session.setGlobal(variableOf(session, path), loadValue(session, path))
    return nil
  }
  if (bytes || !files.listFolder(path)) return undefined
  loadFolder(session, path)
  return nil
}
