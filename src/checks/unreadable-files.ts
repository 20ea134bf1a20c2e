import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../content/problem.ts'

/**
 * What stands in the site's `folder` and cannot be read as what its name says; nothing else is told before it is mended.
 */
export function unreadableFiles(root: string, folder: 'content' | 'static'): Problem[] {
  return entriesOf(join(root, folder)).flatMap(entry => {
    const file = join(entry.parentPath, entry.name)
    const where = file.slice(root.length + 1)
    const isPage = folder === 'content' && /\.(?:mdx?|ya?ml|json|tsx)$/.test(entry.name)
    if (entry.isDirectory()) return isPage ? problem(where, 'a folder, though it is named like a file') : []
    if (entry.isSymbolicLink()) {
      const target = statOf(file)
      if (!target) return problem(where, 'a link to nothing, or to itself')
      if (target.isDirectory()) return problem(where, 'a link to a folder; files behind it are not read')
    }
    return isReadable(file) ? [] : problem(where, 'a file that may not be read')
  })
}

function entriesOf(folder: string) {
  return statOf(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
}

function problem(where: string, what: string): Problem {
  return {
    level: 'error',
    where,
    what: `This is ${what}.`,
    fix: 'Put a file that can be read in its place, or remove it.',
  }
}

function statOf(path: string) {
  try {
    return statSync(path)
  } catch {
    return undefined // Gone, or a link in a circle: either way nothing can be read.
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
