import type { Problem } from '../content/problem.ts'
import { listFiles } from '../content/source-file.ts'

const folder = 'static'
/** Files below static that readers do not get, since the build has its own. `written`: paths that the build wrote. */
export function staticFiles(root: string, written: ReadonlySet<string>): Problem[] {
  const files = listFiles(root, folder)
  const replaced = files.filter(file => written.has(file.slice(folder.length)))
  return replaced.map((where): Problem => {
    const what = `The build writes ${where.slice(folder.length)} itself, in the place of this file.`
    return { level: 'warning', where, what, fix: 'Remove it, or give it another name.' }
  })
}
