import { currentSession } from '../evaluate/current-session.ts'
import { signalMissing } from '../files/file-path.ts'
import { chars } from '../values/construct.ts'
import { nil } from '../values/nil.ts'
import type { Value } from '../values/value.ts'
import { loadFolder } from './load-folder.ts'

/** `\l` of a folder, and `\cd`; undefined for other commands. */
export function runDiskCommand(letters: string, argument: string): Value | undefined {
  const { files } = currentSession()
  const path = argument.replace(/^:/, '')
  if (letters === 'cd') return path ? changeFolder(path) : chars(`/${files.folder}`)
  if (letters !== 'l' || !path || files.readFile(path) || !files.listFolder(path)) return undefined
  loadFolder(path)
  return nil
}

function changeFolder(path: string): Value {
  const { files } = currentSession()
  const folder = files.resolve(path)
  if (folder && !files.listFolder(path)) return signalMissing(path)
  files.folder = folder
  return nil
}
