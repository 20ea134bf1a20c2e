import type { Problem } from '../content/input/problem.ts'
import { listFiles } from '../content/input/source-file.ts'

const folder = 'static'
/** The build puts files here whose names change with their content, and hosts tell browsers never to ask for them again. */
const immutableFolder = `${folder}/assets/`

/**
 * Files below static/ that readers do not get as the author put them there: the build overwrites some, and browsers
 * keep old versions of others. `written` are the paths of all files that the build writes.
 */
export function checkStaticFiles(root: string, written: ReadonlySet<string>): Problem[] {
  const files = listFiles(root, folder)
  const overwritten = files.filter(file => written.has(file.slice(folder.length)))
  const [first, ...others] = files.filter(file => file.startsWith(immutableFolder))
  return [
    ...overwritten.map(describeOverwritten),
    ...(first === undefined ? [] : [describeImmutable(first, others.length)]),
  ]
}

function describeOverwritten(where: string): Problem {
  return {
    level: 'warning',
    where,
    what: `The build writes ${where.slice(folder.length)} itself and overwrites this file.`,
    fix: 'Remove it, or rename it.',
  }
}

function describeImmutable(where: string, others: number): Problem {
  const files = others === 0 ? 'this file' : `this file and ${others} more below ${immutableFolder}`
  return {
    level: 'warning',
    where,
    what: `Browsers keep everything below /assets for a year, so readers do not see changes to ${files}.`,
    fix: `Put files into another folder, such as ${folder}/files.`,
  }
}
