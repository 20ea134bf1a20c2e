import type { Problem } from '../content/problem.ts'
import { listFiles } from '../content/source-file.ts'

const folder = 'static'
/** Where the build puts files whose names hold a hash of what they hold. */
const folderOfHashed = `${folder}/assets/`

/** Files below static that readers do not get, or not anew, as the author put them there. `written`: paths that the build wrote. */
export function staticFiles(root: string, written: ReadonlySet<string>): Problem[] {
  const files = listFiles(root, folder)
  const replaced = files.filter(file => written.has(file.slice(folder.length)))
  const [first, ...others] = files.filter(file => file.startsWith(folderOfHashed))
  return [
    ...replaced.map((where): Problem => {
      const what = `The build writes ${where.slice(folder.length)} itself, in the place of this file.`
      return { level: 'warning', where, what, fix: 'Remove it, or give it another name.' }
    }),
    ...(first === undefined ? [] : [keptForAYear(first, others.length)]),
  ]
}

function keptForAYear(where: string, others: number): Problem {
  const these = others === 0 ? 'this file' : `this file and ${others} more below ${folderOfHashed}`
  return {
    level: 'warning',
    where,
    what: `Browsers keep ${these} for a year, as all below /assets, so readers do not see when they change.`,
    fix: `Put files into another folder, such as ${folder}/files.`,
  }
}
