import { accessSync, constants, type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../content/input/problem.ts'
import { listFiles } from '../content/input/source-file.ts'

/** Files that cannot be read, and folders named like files. The build stops at them, since other errors may follow from them. */
export function findUnreadableFiles(root: string, folder: 'content' | 'static'): Problem[] {
  return listEntries(join(root, folder)).flatMap(entry => {
    const file = join(entry.parentPath, entry.name)
    const where = file.slice(root.length + 1)
    const hasPageName = folder === 'content' && /\.(?:mdx?|ya?ml|json|tsx)$/.test(entry.name)
    if (entry.isDirectory() && !hasPageName) return []
    return describe(where, findObstacle(file, entry), 'Put a file that can be read in its place, or remove it.')
  })
}

/** The same for the configuration, which every site has. */
export function findUnreadableConfig(root: string): Problem[] {
  const file = join(root, 'site.config.ts')
  return describe('site.config.ts', findObstacle(file, lstatSync(file)), 'Put a file that can be read in its place.')
}

/** What stands at the path of a file; undefined for a file that can be read. */
function findObstacle(file: string, entry: Dirent | Stats): string | undefined {
  if (entry.isDirectory()) return 'a folder, though it is named like a file'
  if (entry.isSymbolicLink()) {
    const target = statTarget(file)
    if (!target) return 'a symbolic link that leads nowhere, or to itself'
    if (target.isDirectory()) return 'a symbolic link to a folder; files behind it are not read'
  }
  return isReadable(file) ? undefined : 'a file that the build has no permission to read'
}

function listEntries(folder: string) {
  return statTarget(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
}

function describe(where: string, obstacle: string | undefined, fix: string): Problem[] {
  return obstacle === undefined ? [] : [{ level: 'error', where, what: `This is ${obstacle}.`, fix }]
}

function statTarget(path: string) {
  try {
    return statSync(path)
  } catch {
    return undefined // The file is missing or a cycle of symbolic links, so there is nothing to read.
  }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

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
