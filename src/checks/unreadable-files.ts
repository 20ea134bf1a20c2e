import { accessSync, constants, type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../content/input/problem.ts'

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
