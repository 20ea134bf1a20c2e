import { currentSession } from '../evaluate/current-session.ts'
import { signalMissing } from '../files/file-path.ts'
import { isStored, loadValue } from '../files/stored-values.ts'
import { chars, emptyList, list } from '../values/construct.ts'
import { nil } from '../values/nil.ts'
import { textOf } from '../values/text-of.ts'
import type { Value } from '../values/value.ts'
import { loadFolder } from './load-folder.ts'

/** `\l` of a folder or of a file that `set` wrote, `\cd`, `\mkdir` and `\echo`; undefined for other commands. */
export function runDiskCommand(letters: string, argument: string): Value | undefined {
  const { files } = currentSession()
  const path = argument.replace(/^:/, '')
  if (letters === 'cd') return path ? changeFolder(path) : chars(`/${files.folder}`)
  if (letters === 'mkdir') return makeFolder(path)
  if (letters === 'echo') return list([chars(withVariables(argument))])
  if (letters !== 'l' || !path) return undefined
  const bytes = files.readFile(path)
  if (bytes && isStored(bytes)) return loadVariable(path)
  if (bytes || !files.listFolder(path)) return undefined
  loadFolder(path)
  return nil
}

/** The value of a file becomes the variable of its name. */
function loadVariable(path: string): Value {
  const session = currentSession()
  session.setGlobal(session.files.resolve(path).split('/').at(-1) ?? '', loadValue(path))
  return nil
}

/** `$HOME` stands for the variable of the environment, `"` and `'` for nothing. */
function withVariables(text: string): string {
  const { environment } = currentSession()
  return text.replace(/["']/g, '').replace(/\$(\w+)/g, (_, name: string) => textOf(environment.get(name) ?? emptyList))
}

function makeFolder(path: string): Value {
  currentSession().files.addFolder(path)
  return nil
}

function changeFolder(path: string): Value {
  const { files } = currentSession()
  const folder = files.resolve(path)
  if (folder && !files.listFolder(path)) return signalMissing(path)
  files.folder = folder
  return nil
}
