import { signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { openFile } from '../files/file-handles.ts'
import { isStored, loadValue } from '../files/stored-values.ts'
import { boolean, chars, emptyList, list, symbol } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { loadFolder, variableOf } from './load-database.ts'

/**
 * Runs the commands for files and folders: `\cd`, `\pwd`, `\mkdir`, `\echo`, `\r`, `\_`, `\1`, `\2`, and `\l` for a folder or a file
 * that `set` wrote. Returns undefined for other commands.
 */
export function runDiskCommand(session: Session, letters: string, argument: string): Value | undefined {
  const { files } = session
  const path = argument.replace(/^:/, '')
  if (letters === 'cd' && path) return changeFolder(session, path)
  if (letters === 'cd' || letters === 'pwd') return chars(`/${files.folder}`)
  if (letters === 'mkdir') return makeFolder(session, path)
  if (letters === 'r') return path ? renameFile(session, path) : nil
  if (letters === '1' || letters === '2') return redirect(session, Number(letters), path)
  if (letters === '_') return path ? writeRuntimeScript(session, path) : boolean(session.isReadOnly)
  if (letters === 'echo') return list([chars(expandVariables(session, argument))])
  return letters === 'l' && path ? load(session, path) : undefined
}

/** `\_ f.q` writes the script to `f.q_`, scrambled: its functions run, but their code is not displayed. Gives the new name. */
function writeRuntimeScript({ files }: Session, path: string): Value {
  const bytes = files.readFile(path) ?? signalMissing(path)
  files.writeFile(`${path}_`, scramble(bytes))
  return symbol(`${path}_`)
}

/** Makes bytes unreadable at a glance, and readable again if they are. It is no encryption. */
export const scramble = (bytes: Uint8Array): Uint8Array => bytes.map((byte, i) => byte ^ (i * 167 + 93))

/** Makes the folder the current one, and creates it if it is missing. */
function changeFolder({ files }: Session, path: string): Value {
  const folder = files.resolve(path)
  if (folder && !files.listFolder(path)) files.addFolder(path)
  files.folder = folder
  return nil
}

/** `\r from to` */
function renameFile({ files }: Session, paths: string): Value {
  const [from = '', to = ''] = paths.split(/\s+:?/)
  const bytes = files.readFile(from) ?? signalMissing(from)
  files.writeFile(to || signal('type'), bytes)
  files.deleteFile(from)
  return nil
}

/** `\1 file` appends what the session prints to a file, `\2 file` its errors; a path such as `/dev/stdin` ends that. */
function redirect(session: Session, stream: number, path: string): Value {
  const isConsole = /^\/dev\/(?:std(?:in|out|err)|tty)$/.test(path)
  session.redirections[stream] = isConsole ? undefined : openFile(session, path || signal('type'))
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
